// Changes to a line that let the rest of the file be read. They feed the diagnosis only and are never written anywhere;
// none adds or removes a line, so every other place stays where it is.

/** What a line of the file is made of: `indent`, dashes, `key: ` and the value with its comment. */
const parts = /^(\s*(?:- +)*)((?:"[^"]*"|'[^']*'|[^\s"'#[{][^#]*?):\s+)?(.*)$/

export interface LineParts {
  lead: string
  key: string
  value: string
}

export function partsOf(line: string): LineParts {
  const [, lead = '', key = '', value = ''] = parts.exec(line) ?? []
  // The shortest key wins, so that `a: b: c` is the key `a` with the value `b: c`.
  return { lead, key, value }
}

const asQuoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** The value of the line as a quoted text, whatever it holds. */
export function quoteValue(line: string): string {
  const { lead, key, value } = partsOf(line)
  return `${lead}${key}${asQuoted(value.replace(/\s+#.*$/, '').replace(/^(["'])(.*)\1$/, '$2'))}`
}

/** Ends a quoted text or a bracket at the end of the line. */
export function closeAt(line: string, from: number, open: string): string {
  if (open === '"' || open === "'") return `${line.slice(0, from)}${asQuoted(line.slice(from + 1).trimEnd())}`
  const stack: string[] = []
  for (const sign of line.slice(from)) {
    if (sign === '[') stack.push(']')
    else if (sign === '{') stack.push('}')
    else if (sign === stack.at(-1)) stack.pop()
  }
  return `${line.trimEnd()}${stack.reverse().join('')}`
}

/** Takes a line out of the reading without taking it out of the file. */
export const blank = (line: string): string => `${' '.repeat(line.length - line.trimStart().length)}# `

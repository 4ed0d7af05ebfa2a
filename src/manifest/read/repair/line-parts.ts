// Changes a line so that the rest of the file parses. The changes are never written to a file, and none adds or removes a line.
import { indentOf } from './indentation.ts'
import { unquotedSigns } from './line-corrections.ts'

/** Matches indentation and dashes, `key: `, and the value with its comment. */
const parts = /^(\s*(?:- +)*)((?:"[^"]*"|'[^']*'|[^\s"'#[{][^#]*?):\s+)?(.*)$/

export function lineParts(line: string) {
  const [, lead = '', key = '', value = ''] = parts.exec(line) ?? []
  // The shortest key wins, so that `a: b: c` is the key `a` with the value `b: c`.
  return { lead, key, value }
}

const asQuoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** Returns the line with its value in quotes. */
export function quoteValue(line: string): string {
  const { lead, key, value } = lineParts(line)
  return `${lead}${key}${asQuoted(value.replace(/\s+#.*$/, '').replace(/^(["'])(.*)\1$/, '$2'))}`
}

/** Closes a quote or bracket at the end of the line. */
export function closeAt(line: string, from: number, open: string): string {
  if (open === '"' || open === "'") return `${line.slice(0, from)}${asQuoted(line.slice(from + 1).trimEnd())}`
  const { open: left = [] } = [...unquotedSigns(`${line.slice(from)} `)].at(-1) ?? {}
  return `${line.trimEnd()}${left.toReversed().join('')}`
}

/** Replaces a line by a comment with the same indentation. */
export const blank = (line: string): string => `${' '.repeat(indentOf(line))}# `

// Corrects a line for the file. Unlike the repairs of `line-parts.ts`, corrections keep comments and the notation of the rest of the line.
import { knownKeys } from '../../shape/format-keys.ts'

/** Puts the value that begins at `from` in quotes and leaves a comment behind it. */
export function inQuotes(line: string, from: number): string {
  const [, text = '', comment = ''] = /^(.*?)(\s+#(?:\s.*)?)?$/.exec(line.slice(from)) ?? []
  return `${line.slice(0, from)}${JSON.stringify(text.trimEnd())}${comment}`
}

/** `title:Home` becomes `title: Home`. */
export const withSpace = (line: string): string =>
  line.replace(/^(\s*(?:- +)*(?:<<|[\w/.-][\w/.{}*-]*)):(?=\S)/, '$1: ')

/** `title Home`, `title = Home`, `title; Home` and a foreign colon become `title: Home`; a key alone becomes `title:`. */
export const withColon = (line: string): string =>
  line.replace(
    /^(\s*(?:- +)*(?:["']\/[^"']*["']|<<|[\w/.-][\w/.{}*-]*))(?:\s*[=;\uff1a]\s*|\s+|$)/,
    (found, key: string) => (found.length < line.trimEnd().length ? `${key}: ` : `${key}:`),
  )

/** Keys whose value is one word. */
const ofOneWord = new Set([
  'for',
  'form',
  'function',
  'id',
  'look',
  'name',
  'of',
  'preset',
  'reading',
  'to',
  'tone',
  'type',
  'use',
])

/** Finds a second key on a line: the end of the first value and the offset of the second key. */
export function secondKey(line: string): { end: number; at: number; key: string; isSure: boolean } | undefined {
  const [, lead = '', first = '', between = ''] =
    /^( *(?:- +)*)([A-Za-z][\w-]*)(: +)(?=[^\s"'[{|>&*!#])/.exec(line) ?? []
  const from = lead.length + first.length + between.length
  const value = line.slice(from)
  const ending = ofOneWord.has(first)
    ? /^([^\s,;:]+)[,;]?\s+([A-Za-z][\w-]*):\s/
    : /^([^,;:]+)[,;]\s+([A-Za-z][\w-]*):\s/
  const [whole = '', held = '', key = ''] = from === 0 ? [] : (ending.exec(value) ?? [])
  if (!knownKeys().has(key)) return undefined
  return { end: from + held.length, at: from + whole.length - key.length - 2, key, isSure: ofOneWord.has(first) }
}

/** Whether the text is Markdown code, whose signs quotes would only show. */
export const isCode = (text: string): boolean => /^`.*`$/.test(text.trim())

/** Returns where a comma is missing before a key inside brackets, and the key. */
export function commaBefore(line: string): { at: number; key: string } | undefined {
  for (const match of line.matchAll(/[^\s,{[:]\s+(?=([A-Za-z][\w-]*):\s)/g)) {
    const at = match.index + 1
    const key = match[1] ?? ''
    if (unquotedAt(line, at)?.open.includes('}') && knownKeys().has(key)) return { at, key }
  }
  return undefined
}

/** Returns where a comma is missing between two groups or lists, as in `[{ a: 1 } { b: 2 }]`. */
export function entryGap(line: string): { at: number; before: string; after: string } | undefined {
  for (const match of line.matchAll(/[}\]](?=\s+[{[])/g)) {
    const at = match.index + 1
    if (unquotedAt(line, at)) return { at, before: match[0], after: line.slice(at).trimStart().charAt(0) }
  }
  return undefined
}

/** Finds the item behind a value in brackets: the end of the value and the offset of the dash. */
export function secondItem(line: string): { end: number; at: number } | undefined {
  for (const { at, sign, open } of unquotedSigns(line)) {
    const behind = open.length === 1 && sign === open[0] ? /^ +(?=- )/.exec(line.slice(at + 1)) : null
    if (behind) return { end: at + 1, at: at + 1 + behind[0].length }
  }
  return undefined
}

/** Yields the signs of a line outside quotes, each with the closing signs of the brackets that are open before it. */
export function* unquotedSigns(line: string): Generator<{ at: number; sign: string; open: readonly string[] }> {
  const open: string[] = []
  let quote = ''
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at)
    if (quote) quote = sign === quote ? '' : quote
    else if ((sign === '"' || sign === "'") && /[\s,[{:]/.test(line[at - 1] ?? ' ')) quote = sign
    else {
      yield { at, sign, open }
      if (sign === '[' || sign === '{') open.push(sign === '[' ? ']' : '}')
      else if (sign === open.at(-1)) open.pop()
    }
  }
}

function unquotedAt(line: string, offset: number) {
  for (const found of unquotedSigns(line)) if (found.at === offset) return found
  return undefined
}

/** Removes the | or > of a text that stands on the same line: `| words`. Undefined for other values. */
export const withoutBlockSign = (line: string, from: number): string | undefined =>
  /^[|>][-+]? +[^\s#]/.test(line.slice(from)) ? line.slice(0, from) + line.slice(from).replace(/^\S+ +/, '') : undefined

/** Returns the address of a Markdown link to itself, as in `[ada@mill.example](mailto:ada@mill.example)`. */
export const linkedAddress = (value: string): string | undefined => {
  const [, words = '', address = ''] = /^\[([^\]\s]+)\]\((?:mailto:|tel:)?([^)\s]+)\)\s*$/.exec(value) ?? []
  return words !== '' && words === address ? address : undefined
}

/** Puts a part of a line in quotes. */
export const withQuoted = (line: string, { from, to }: { from: number; to: number }): string =>
  line.slice(0, from) + JSON.stringify(line.slice(from, to)) + line.slice(to)

interface InnerText {
  from: number
  to: number
  /** The line with the text in quotes. */
  corrected: string
}

/** Finds an unquoted text inside braces that contains a name in braces and more: `{ to: tel:{facts.phone} }`. */
export function textWithName(line: string, start: number): InnerText | undefined {
  const values =
    /(?<=[{,]\s*[\w-]+:\s+)(?:\{[\w.]+\}[^,{}"]*[^,{}"\s]|[^\s"'{}[\],][^"{},]*\{[\w-]+\.[\w.-]+\}[^,{}"]*(?<!\s))/g
  for (const { index, 0: text } of line.slice(start).matchAll(values)) {
    const at = { from: start + index, to: start + index + text.length }
    if (unquotedAt(line, at.from)) return { ...at, corrected: withQuoted(line, at) }
  }
  return undefined
}

/** Finds a quoted text inside braces that contains quotes. */
export function textWithQuotes(line: string): (InnerText & { quote: string }) | undefined {
  // Matches up to the last quote before the brace, since all of them may belong to one text.
  const [all, lead = '', text = '', rest = ''] = /^(.*?[{,]\s*[\w-]+:\s+)"([^{}:]*"[^{}:]*)"(\s*\}.*)$/.exec(line) ?? []
  if (all === undefined || /",\s*[\w-]+$/.test(text)) return undefined
  const corrected = `${lead}"${text.replace(/(?<!\\)"/g, '\\"')}"${rest}`
  return { from: lead.length, to: line.length - rest.length, corrected, quote: '"' }
}

/**
 * Corrects a text that begins with a quote and contains more of them. Escapes the inner ones if the outer pair encloses the whole text (`"We say
 * "rye" here"`); otherwise quotes the whole text (`"Rye" and "spelt"`).
 */
export function withInnerQuotes(line: string, from: number): { corrected: string; isOuter: boolean } {
  const value = line.slice(from).trimEnd()
  const quote = value.charAt(0)
  const inner = value.slice(1, -1)
  const isOpened = new RegExp(`^[^${quote}]*(?:[\\s(]${quote}(?=\\S)|\\p{L}${quote}(?=\\p{L}))`, 'u').test(inner)
  if (!value.endsWith(quote) || !isOpened) return { corrected: inQuotes(line, from), isOuter: false }
  const written = quote === '"' ? inner.replace(/(?<!\\)"/g, '\\"') : inner.replace(/'+/g, "''")
  return { corrected: line.slice(0, from) + quote + written + quote, isOuter: true }
}

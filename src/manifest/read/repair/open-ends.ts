// Finds quotes and brackets that are never closed. A parser reports them where the text stops making sense, often at the end of the file; the lines
// show where they open.
import { beginsWithKey } from '../../shape/format-keys.ts'
import { columnOfKey, indentOf, textBelow } from './indentation.ts'

export interface OpenEnd {
  line: number
  /** Offset of the quote or bracket in its line. */
  at: number
  open: string
  close: string
}

const valueStart = /^(\s*(?:- +)*)(?:(?:"[^"]*"|'[^']*'|[^\s"'#][^#"']*?):\s+)?(?:&\S+\s+)?(["'[{])/

const blockText = /(?:^|[:\-\s])[|>][-+0-9]*\s*(?:#.*)?$/

const entryStart = /^(\s*(?:- +)*)(.*)$/

/** Returns the first open end in the lines up to `last`, which counts from 1. Skips block texts. */
export function firstOpenEnd(lines: readonly string[], last: number): OpenEnd | undefined {
  let entry = { indent: -1, hasValue: false }
  for (let at = 0; at < Math.min(last, lines.length); at++) {
    const line = lines[at] ?? ''
    if (/^\s*(#|$)/.test(line)) continue
    const [, lead = '', text = ''] = entryStart.exec(line) ?? []
    const isEntry = lead.includes('-') || /:(\s|$)/.test(text)
    // A quote in a further line of an unquoted text opens nothing.
    if (!isEntry && entry.hasValue && indentOf(line) > entry.indent) continue
    if (isEntry) entry = { indent: indentOf(line), hasValue: !/:\s*(#.*)?$/.test(text) && text !== '' }
    const opening = openingOf(line)
    const end = endOfValue(lines, at)
    if (end === undefined && opening) return { line: at + 1, ...opening }
    at = end ?? at
  }
  return undefined
}

/**
 * Returns the index of the last line of the value that begins on line index `at`: a later one only for block texts, quotes and brackets. Undefined
 * when a quote or bracket is never closed.
 */
export function endOfValue(lines: readonly string[], at: number): number | undefined {
  const block = blockTextEnd(lines, at)
  if (block > at) return block - 1
  const opening = openingOf(lines[at] ?? '')
  if (!opening) return at
  const { open, at: from } = opening
  return open === '"' || open === "'" ? quoteEnd(lines, at, from, open) : bracketEnd(lines, at, from)
}

/** Whether a value that begins on this line may go on below it, judged by the line alone. */
export const mayGoOn = (line: string): boolean =>
  blockText.test(line) || (openingOf(line) !== undefined && endOfValue([line], 0) === undefined)

function openingOf(line: string): Omit<OpenEnd, 'line'> | undefined {
  const match = valueStart.exec(line)
  if (!match) return undefined
  const open = match[2] ?? ''
  const close = open === '[' ? ']' : open === '{' ? '}' : open
  return { at: match[0].length - 1, open, close }
}

const isBlank = (line: string) => line.trim() === ''

/** Returns the index after the block text that begins on this line; `at` where none begins. A text as deep as its key belongs to a key that has moved. */
function blockTextEnd(lines: readonly string[], at: number): number {
  const line = lines[at] ?? ''
  if (!blockText.test(line)) return at
  const first = textBelow(lines, at + 1) ?? ''
  const column = indentOf(first)
  if (column <= indentOf(line) || (column <= columnOfKey(line) && beginsEntry(first))) return at
  let next = at + 1
  while (next < lines.length && (isBlank(lines[next] ?? '') || indentOf(lines[next] ?? '') >= column)) next++
  return next
}

/** Whether the line begins an item or a key of the format. */
const beginsEntry = (line: string): boolean => isItem(line) || beginsWithKey(line)

/** Whether a quoted or bracketed value that begins on line index `at` may go on in `line`. */
const continues = (lines: readonly string[], at: number, line: string) =>
  isBlank(line) || indentOf(line) > indentOf(lines[at] ?? '')

function quoteEnd(lines: readonly string[], at: number, from: number, quote: string): number | undefined {
  let offset = from + 1
  const begin = lines[at] ?? ''
  const hasKey = /:\s+(?:&\S+\s+)?$/.test(begin.slice(0, from))
  // YAML requires the text deeper than its key. Without a key, a line that looks like an entry also ends it.
  const column = hasKey ? columnOfKey(begin) : indentOf(begin)
  /** Whether a line is less deep, as all are when the first one has moved. Then a quote within a line does not end the text. */
  let isShallow = false
  for (let row = at; row < lines.length; row++) {
    const line = lines[row] ?? ''
    if (row > at && !isBlank(line)) {
      isShallow ||= indentOf(line) <= column
      if (indentOf(line) < indentOf(begin) || (isShallow ? isItem(line) : !hasKey && looksLikeEntry(line)))
        return undefined
    }
    for (let i = row === at ? offset : 0; i < line.length; i++) {
      if (quote === '"' && line[i] === '\\') i++
      else if (line[i] === quote) {
        if (quote === "'" && line[i + 1] === "'") i++
        else return isShallow && !/^\s*(?:#|$)/.test(line.slice(i + 1)) ? undefined : row
      }
    }
    offset = 0
  }
  return undefined
}

const isItem = (line: string) => /^\s*- /.test(line)

const looksLikeEntry = (line: string) => /^\s*(?:- +)?[A-Za-z/_][\w/.-]*:\s/.test(line) || isItem(line)

function bracketEnd(lines: readonly string[], at: number, from: number): number | undefined {
  let open = 0
  let quote = ''
  for (let row = at; row < lines.length; row++) {
    const line = lines[row] ?? ''
    if (row > at && !continues(lines, at, line) && !/^\s*[\]}]/.test(line)) return undefined
    if (row > at && quote === '' && isItem(line)) return undefined
    for (let i = row === at ? from : 0; i < line.length; i++) {
      const sign = line[i] ?? ''
      if (quote) {
        if (quote === '"' && sign === '\\') i++
        else if (sign === quote) quote = ''
      } else if ((sign === '"' || sign === "'") && /[\s,[{:]/.test(line[i - 1] ?? ' ')) quote = sign
      else if (sign === '#' && /\s/.test(line[i - 1] ?? ' ')) break
      else if (sign === '[' || sign === '{') open++
      else if ((sign === ']' || sign === '}') && --open <= 0) return row
    }
  }
  return undefined
}

// Finds texts that YAML parses without an error, but not as meant: cut off by #, losing a word to &, or taking in the next item.
import { isScalar, type Scalar } from 'yaml'
import { type Finding, finding, type Path, type UnplacedFix } from '../../problems/finding.ts'
import { blockTypes } from '../shape/published-schema.ts'

/** Finds faults of a scalar without quotes, of a quoted one that a backslash keeps open, and of a block text. `text` is the parsed text. */
export function misreadScalar({ type, value, range }: Scalar, text: string, path: Path): Finding[] {
  if (type === 'QUOTE_DOUBLE' && range && /^"(?:[^"\\]|\\[\s\S])*$/.test(text.slice(range[0], range[1])))
    return [finding('unclosed-quote', { start: range[0], end: range[1], path }, { quote: '"' })]
  if ((type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') && range)
    return blockInLongText(text, range[0], range[1], path)
  if (type !== 'PLAIN' || typeof value !== 'string' || !range) return []
  const [start, end] = range
  return [...textCutByHash(text, value, start, end, path), ...itemInText(text, start, end, path)]
}

/** A comment usually has a blank after its #. Without one, the # most likely belongs to the text. */
function textCutByHash(text: string, value: string, start: number, end: number, path: Path): Finding[] {
  const [, blanks = '', rest] = /^([ \t]+)(#[^\s#!][^\r\n]*)/.exec(text.slice(end, end + 400)) ?? []
  if (rest === undefined) return []
  const whole = `${text.slice(start, end)}${blanks}${rest.trimEnd()}`
  const at = end + blanks.length
  const spot = { start: at, end: at + rest.trimEnd().length, path }
  return [finding('hash-cuts-text', spot, { text: value, rest: rest.trimEnd() }, { fix: quotesRound(whole, start) })]
}

/** Puts quotes around the text that stands at `start`, joining its lines. */
const quotesRound = (text: string, start: number): UnplacedFix => ({
  title: 'Put quotes round the whole text',
  safe: false,
  edits: [{ start, end: start + text.length, text: JSON.stringify(text.replace(/\s*[\r\n]+\s*/g, ' ')) }],
})

/** Reports a text whose first word begins with & and became an anchor that no alias uses. */
export function wordTakenByAnchor({ type, value, range, anchor }: Scalar, text: string, path: Path): Finding[] {
  if (!anchor || !range || type !== 'PLAIN' || value === null || isUsedByAlias(anchor, text)) return []
  const [from, end] = range
  const start = text.lastIndexOf(`&${anchor}`, from)
  const spot = { start, end: start + anchor.length + 1, path }
  const facts = { name: anchor, text: String(value) }
  return [finding('anchor-takes-word', spot, facts, { fix: quotesRound(text.slice(start, end), start) })]
}

/** Whether an alias in the text uses the anchor. */
function isUsedByAlias(anchor: string, text: string): boolean {
  for (let at = text.indexOf(`*${anchor}`); at >= 0; at = text.indexOf(`*${anchor}`, at + 1))
    if (!/[^\s,[\]{}]/.test(text.charAt(at + anchor.length + 1))) return true
  return false
}

/** Whether a line inside a long text begins a block of a page: it is indented too deep and would be shown as text. */
export const beginsBlock = (line: string): boolean =>
  blockTypes.includes(/^ *- type: +([a-z][a-z-]*)\s*$/.exec(line)?.[1] ?? '')

function blockInLongText(text: string, start: number, end: number, path: Path): Finding[] {
  const above = text.slice(0, start).split('\n')
  const own = text.slice(start, end).split('\n')
  const row = own.findIndex((line, at) => at > 0 && beginsBlock(line))
  if (row < 0 || path[0] === 'forms') return []
  const item = itemAround(above)
  const rest = own.slice(row).filter((line) => line.trim() !== '')
  const column = (own[row] ?? '').search(/\S/)
  const from = start + own.slice(0, row).reduce((sum, line) => sum + line.length + 1, 0) + column
  const facts = { column: column + 1, right: (item?.column ?? 0) + 1, count: rest.length, beside: item }
  const spot = { start: from, end: from + (own[row] ?? '').trim().length, path }
  return [finding('bad-indent', spot, facts)]
}

/** Returns the list item that the last of these lines belongs to. */
function itemAround(lines: readonly string[]): { line: number; text: string; column: number } | undefined {
  let column = Number.POSITIVE_INFINITY
  for (let at = lines.length - 1; at >= 0; at--) {
    const text = lines[at] ?? ''
    const own = text.search(/\S/)
    if (own < 0 || own >= column || text[own] === '#') continue
    if (/^ *- /.test(text)) return { line: at + 1, text: text.trim(), column: own }
    column = own
  }
  return undefined
}

/** Finds a list item that is indented deeper than the one above it, and so became part of its text. */
function itemInText(text: string, start: number, end: number, path: Path): Finding[] {
  const found = text.slice(start, end)
  if (!found.includes('\n')) return []
  const first = text.lastIndexOf('\n', start - 1) + 1
  const lead = text.slice(first, start)
  const dash = lead.lastIndexOf('-')
  return [...found.matchAll(/\n([ ]*)- \S[^\n]*/g)].slice(0, 1).flatMap((match) => {
    const own = (match[1] ?? '').length
    const at = start + match.index + 1 + own
    const right = dash >= 0 ? dash : lead.search(/\S|$/)
    if (own === right) return []
    const beside = {
      line: text.slice(0, start).split('\n').length,
      text: text.slice(first, end).split('\n')[0]?.trim() ?? '',
    }
    const facts = { column: own + 1, right: right + 1, count: 1, beside }
    const fix = {
      title: `Move to column ${right + 1}`,
      safe: false,
      edits: [{ start: at - own, end: at, text: ' '.repeat(right) }],
    }
    return [finding('bad-indent', { start: at, end: at + match[0].trim().length, path }, facts, { fix })]
  })
}

/** Whether the second line of a text looks like a list item of its own: a new sentence although the line above had room. */
export function readsAsItem(first: string, second: string): boolean {
  const [, column = '', word = ''] = /^( *)(\S+)/.exec(second) ?? []
  return (
    (/^\p{Lu}/u.test(word) || /^\s*(["']).*\1\s*$/.test(second)) &&
    (first.trim().length + 1 + word.length <= 72 || first.trim().length > 100) &&
    column.length > first.indexOf('-') &&
    !/[,;:(\u2013\u2014&/-]\s*$/.test(first)
  )
}

/** Like `readsAsItem`, for later lines of a text, where a sentence may well begin. */
export const continuesAsItem = (above: string, line: string): boolean =>
  !/[.!?]["'\u201D\u2019)]*\s*$/.test(above) && readsAsItem(above, line)

/** Finds the one item that lost its dash in a list of texts. */
export function lostDashes(items: readonly unknown[], text: string, path: Path): Finding[] {
  if (items.length < 2 || !items.every((item) => isScalar(item))) return []
  const written = items.map(({ range }) => text.slice(range?.[0] ?? 0, range?.[1] ?? 0))
  const at = longerThanAll(written)
  if (at === undefined || items[at]?.type !== 'PLAIN') return []
  const start = items[at]?.range?.[0] ?? 0
  const isItem = written[at]?.split('\n').length === 2 ? readsAsItem : continuesAsItem
  const lost = lostDashIn(text, start, start + (written[at]?.length ?? 0), [...path, at], isItem)
  return lost ? [lost] : []
}

/** Reports the one line of an unquoted item that looks like another item; undefined where none or several do. */
export function lostDashIn(
  text: string,
  start: number,
  end: number,
  path: Path,
  isItem: (above: string, line: string) => boolean,
): Finding | undefined {
  const begin = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(begin, end).split('\n')
  const [row, ...more] = lines.flatMap((line, at) =>
    at > 0 && !/^\s*- /.test(line) && isItem(lines[at - 1] ?? '', line) ? [at] : [],
  )
  if (row === undefined || more.length > 0) return undefined
  const [first = '', line = ''] = [lines[0], lines[row]]
  const own = line.search(/\S/)
  const right = first.indexOf('-')
  // A list in brackets has none.
  if (right < 0) return undefined
  const from = begin + lines.slice(0, row).reduce((sum, { length }) => sum + length + 1, 0)
  const beside = { line: text.slice(0, start).split('\n').length, text: first.trim() }
  const fix = {
    title: 'Put the dash back',
    safe: false,
    edits: [{ start: from, end: from + own, text: `${' '.repeat(right)}- ` }],
  }
  const spot = { start: from + own, end: from + line.trimEnd().length, path }
  return finding('missing-dash', spot, { column: own + 1, right: right + 1, count: 1, beside }, { fix })
}

/** Returns the index of the only item with two lines, or of the one that is half as long again as every other. */
function longerThanAll(written: readonly string[]): number | undefined {
  const long = written.flatMap((one, at) => (one.includes('\n') ? [at] : []))
  const [only] = long
  if (long.length === 1 && written[only ?? 0]?.split('\n').length === 2) return only
  const lengths = written.map((one) => one.replace(/\s+/g, ' ').length)
  const longestAt = lengths.indexOf(Math.max(...lengths))
  return lengths.every((length, at) => at === longestAt || length * 1.5 < (lengths[longestAt] ?? 0))
    ? longestAt
    : undefined
}

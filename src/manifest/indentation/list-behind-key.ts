// Guesses at lists that begin on the line of their key: `blocks: - type: hero`.
import { rowsOf } from '../read/repair/columns.ts'
import { indentOf, isFilled, nextFilled } from '../read/repair/indentation.ts'
import { listKeys } from '../shape/format-keys.ts'
import { type Candidate, candidateOf, valueOfLines } from './candidate.ts'

/** Lines that the first item may have. */
const maxItemLines = 400

/** Replaces the first item and its lines by JSON on one line, since a candidate keeps the number of lines. */
export function listBehindKey(lines: readonly string[], line: number): Candidate[] {
  const text = lines[line - 1] ?? ''
  const [, own = '', key = '', behind = '', item = ''] =
    /^(( *(?:- +)*)([A-Za-z][\w-]*):)( +)(- +\S.*)$/.exec(text)?.toSpliced(2, 1) ?? []
  if (!listKeys().has(key)) return []
  const column = own.length - key.length - 1
  const { end, content } = extentOf(lines, line, column, item)
  const next = nextFilled(lines, line) ?? lines.length + 1
  const isLong = next < end
  const following = lines[end - 1] ?? ''
  const hasOthers = /^ *- /.test(following) && indentOf(following) >= column
  const dash = hasOthers ? indentOf(following) : isLong ? Math.max(column, content - 2) : column + 2
  const first = isLong ? content - 2 : 0
  const value = first < 0 ? undefined : valueOfLines([`${' '.repeat(first)}${item}`, ...lines.slice(line, end - 1)])
  if (!Array.isArray(value) || value.length !== 1) return []
  const changed = new Map<number, string>()
  for (let row = next; row < end; row++) changed.set(row, '#')
  changed.set(line, hasOthers ? own : `${own} ${JSON.stringify(value)}`)
  if (hasOthers && isLong) changed.set(next, `${' '.repeat(dash)}- ${JSON.stringify(value[0])}`)
  const fault = {
    code: 'list-behind-key',
    facts: { key, text: item.trimEnd() },
    line,
    from: own.length + behind.length,
    title: 'Put it on the line below',
    isSafe: true,
    repaired: changed,
    corrected: new Map([[line, `${own}\n${' '.repeat(dash)}${item}`]]),
  }
  return [candidateOf(fault)]
}

/** Returns the line after those of the first item, and the column from 0 in which its keys stand, or the text of an item without keys. */
function extentOf(lines: readonly string[], line: number, column: number, item: string) {
  // Stands as far left as a dash may, so that no line of the item is less deep.
  const alone = [`${' '.repeat(column)}${item}`, ...lines.slice(line)]
  const keys: number[] = []
  let end = lines.length + 1
  for (const row of rowsOf(alone, 1, Math.min(alone.length, maxItemLines)).slice(1)) {
    if (row.column <= column || (row.isItem && row.column < Math.min(...keys))) {
      end = line + row.line - 1
      break
    }
    keys.push(row.column)
  }
  if (keys.length > 0) return { end, content: Math.min(...keys) }
  const texts = lines
    .slice(line, end - 1)
    .filter(isFilled)
    .map(indentOf)
  const isKeyed = /^- +[\w-]+:(?:\s|$)/.test(item)
  return { end, content: Math.min(column + 4, Math.min(...texts) - (isKeyed ? 2 : 0)) }
}

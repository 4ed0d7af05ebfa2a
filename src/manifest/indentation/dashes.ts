// Candidatees at dashes: one put back, one moved to its item.
import type { Row } from '../read/repair/columns.ts'
import { indentOf } from '../read/repair/indentation.ts'
import type { Candidate } from './candidate.ts'

/** Lines of a text in quotes, of an item that is looked for below another. */
const maxTextLines = 20

/** The dash in this column, and what stands behind it one blank further, or where it is now. */
export function dashMoved(lines: readonly string[], row: Row, column: number): Candidate[] {
  if (column < 0) return []
  const text = lines[row.line - 1] ?? ''
  const behind = text.slice(row.content)
  return [
    `${' '.repeat(column)}- ${behind}`,
    ...(row.content > column + 1 ? [`${' '.repeat(column)}-${' '.repeat(row.content - column - 1)}${behind}`] : []),
  ]
    .filter((one) => one !== text)
    .map((one) => ({ what: 'moved', line: row.line, changed: new Map([[row.line, one]]), column }))
}

/** A dash before a text in quotes below an item without: it looks like a part of the item's text. */
export function quotedItem(lines: readonly string[], rows: readonly Row[], row: Row): Candidate[] {
  const following = rows[rows.indexOf(row) + 1]
  const end = following?.line ?? Math.min(lines.length + 1, row.line + maxTextLines)
  const line = row.isItem ? lines.slice(row.line, end - 1).findIndex((_, at) => isInQuotes(lines, row.line + at)) : -1
  if (line < 0) return []
  const column = indentOf(lines[row.line + line] ?? '')
  return dashPut(lines, { ...row, line: row.line + line + 1, column, isItem: false }, row, following)
}

/** Whether a text in quotes is all that stands on the line at this index, or on it and some of those below. */
function isInQuotes(lines: readonly string[], at: number): boolean {
  if (!/^\s*["']/.test(lines[at] ?? '')) return false
  let text = ''
  for (const line of lines.slice(at, at + maxTextLines)) {
    text += `${line}\n`
    if (/^\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*$/.test(text)) return true
    if (/^\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*\S/.test(text)) return false
  }
  return false
}

/** A dash before the line: in the blanks before it, where it begins, or where the items beside it have theirs. */
export function dashPut(lines: readonly string[], row: Row, ...beside: (Row | undefined)[]): Candidate[] {
  const text = lines[row.line - 1] ?? ''
  const found: Candidate[] = []
  const ofItems = beside.flatMap((one) => (one?.isItem ? [one.column] : []))
  for (const column of new Set([row.column - 2, row.column, ...ofItems]))
    if (column >= 0)
      found.push({
        what: 'dash',
        line: row.line,
        changed: new Map([[row.line, `${' '.repeat(column)}- ${text.trimStart()}`]]),
        column,
      })
  return found
}

/** The same for the lines below that begin as this one does: of a list, all may have lost theirs. */
export function dashesPut(lines: readonly string[], rows: readonly Row[], row: Row): Candidate[] {
  const own: Row[] = []
  for (const other of rows.slice(rows.indexOf(row))) {
    if (other.column < row.column || other.isItem) break
    if (other.column === row.column && other.key === row.key) own.push(other)
  }
  if (own.length < 2 || row.key === undefined) return []
  const dashed = ({ line }: Row): [number, string] => [
    line,
    `${' '.repeat(row.column)}- ${(lines[line - 1] ?? '').trimStart()}`,
  ]
  const changed = new Map(own.map(dashed))
  return [{ what: 'dash', line: row.line, changed, column: row.column }]
}

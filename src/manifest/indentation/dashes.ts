// Guesses at dashes: a lost one added, a misplaced one moved to its item.
import type { Row } from '../read/repair/columns.ts'
import { indentOf } from '../read/repair/indentation.ts'
import type { Candidate } from './candidate.ts'

/** Lines in which a quoted item below another one is searched. */
const maxTextLines = 20

/** Moves the dash to `column`; its text follows one blank behind it, or stays in place. */
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

/** Guesses that a quoted text below an item without quotes lost its dash. */
export function quotedItem(lines: readonly string[], rows: readonly Row[], row: Row): Candidate[] {
  const following = rows[rows.indexOf(row) + 1]
  const end = following?.line ?? Math.min(lines.length + 1, row.line + maxTextLines)
  const line = row.isItem ? lines.slice(row.line, end - 1).findIndex((_, at) => isInQuotes(lines, row.line + at)) : -1
  if (line < 0) return []
  const column = indentOf(lines[row.line + line] ?? '')
  return dashPut(lines, { ...row, line: row.line + line + 1, column, isItem: false }, row, following)
}

/** Whether a quoted text fills the line at this index, alone or with some lines below. */
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

/** Adds a dash before the line: in its indentation, in its column, or in the column of neighbouring items. */
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

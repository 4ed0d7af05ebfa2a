// Guesses at a block of a page that was pasted with the wrong indentation.
import { beginsBlock } from '../read/misread-scalars.ts'
import { rowsOf } from '../read/repair/columns.ts'
import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { type Candidate, movedTo } from './candidate.ts'

/** Lines above the block in which its group is searched. */
const maxLinesAbove = 40
const maxEnds = 16

/** Moves the block that begins on the line to the column of the page's other blocks, once for each line with which it may end. */
export function movedBlock(lines: readonly string[], line: number): Candidate[] {
  if (!beginsBlock(lines[line - 1] ?? '')) return []
  const column = columnOfBlocks(lines, line)
  const by = indentOf(lines[line - 1] ?? '') - (column ?? 0)
  if (column === undefined || by === 0 || isMovedAlong(lines, line, by)) return []
  return endsOf(lines, line, column).map((end) => movedTo(lines, line, end, column))
}

/** Whether the group above the block stands as far from its place: then its lines were moved together with the first of the block. */
function isMovedAlong(lines: readonly string[], line: number, by: number): boolean {
  const rows = rowsOf(lines, Math.max(1, line - maxLinesAbove), line - 1)
  const last = rows.at(-1)?.column ?? 0
  const first = rows.findLastIndex(({ column }) => column < last) + 1
  const above = rows[first - 1]
  return above !== undefined && first < rows.length && last - above.content === 2 + by
}

const key = /^( *)blocks: *(?:#.*)?$/

/** Returns the column of most blocks of the page; for a single block, the usual distance from the key in other pages. */
function columnOfBlocks(lines: readonly string[], line: number): number | undefined {
  const own = lines.slice(0, line - 1).findLastIndex((text) => key.test(text))
  if (own < 0) return undefined
  const column = indentOf(lines[own] ?? '')
  const behind = lines.findIndex((text, at) => at > own && key.test(text))
  const beside = lines.slice(own + 1, behind < 0 ? undefined : behind).filter((text) => block.test(text))
  if (beside.length > 1) return column + mostFrequent(beside.map((text) => indentOf(text) - column))
  const others = lines.flatMap((text, at) => (at !== own && key.test(text) ? [stepBelow(lines, at)] : []))
  return column + mostFrequent(others)
}

const block = /^ *- +(?:type|use): /

/** Of equally frequent steps, the one nearest to two columns wins. */
function mostFrequent(steps: readonly number[]): number {
  const count = (step: number) => steps.filter((one) => one === step).length
  const [usual = 2] = [...new Set(steps)].sort(
    (one, other) => count(other) - count(one) || Math.abs(one - 2) - Math.abs(other - 2),
  )
  return usual
}

function stepBelow(lines: readonly string[], at: number): number {
  const first = lines.findIndex((text, row) => row > at && isFilled(text))
  return indentOf(lines[first] ?? '') - indentOf(lines[at] ?? '')
}

/** Returns the line before each item in that column, and before the next page. */
function endsOf(lines: readonly string[], line: number, column: number): number[] {
  const ends: number[] = []
  let last = line
  for (let row = line + 1; row <= lines.length && ends.length < maxEnds; row++) {
    const text = lines[row - 1] ?? ''
    if (!isFilled(text)) continue
    const isPage = indentOf(text) < column && /^ *["']?\//.test(text)
    if (isPage || (indentOf(text) === column && /^ *- /.test(text))) ends.push(last)
    if (isPage) return ends
    last = row
  }
  return [...ends, last]
}

// The first entry of a group in another column than the one behind it, which stands too far below to be looked at with it: a whole
// reading, say.
import { indentOf, isFilled, movedLines } from '../read/repair/indentation.ts'
import type { Candidate } from './candidate.ts'

/** Nearer ones are tried with what is round them. */
const near = 80

/** The first entry with all that is in it, in the column of the entry on `line`, which counts from 1. */
export function farFirst(lines: readonly string[], line: number): Candidate | undefined {
  const of = (row: number) => lines[row - 1] ?? ''
  const column = indentOf(of(line))
  let first = line
  let last = 0
  let row = line - 1
  for (; row > 0 && !(isFilled(of(row)) && indentOf(of(row)) < column); row--) {
    if (!isFilled(of(row))) continue
    first = row
    last ||= row
  }
  const own = indentOf(of(first))
  const by = column - own
  if (by === 0 || line - first < near) return undefined
  // The first stands where it should, and the one on this line does not.
  if (row > 0 && own === indentOf(of(row)) + 2) return undefined
  // Of several entries in one column, it is the one behind them that stands in a wrong one.
  for (let at = first + 1; at <= last; at++) if (isFilled(of(at)) && indentOf(of(at)) === own) return undefined
  const changed = movedLines(lines, first, last, by)
  return { what: 'moved', line: first, changed, column }
}

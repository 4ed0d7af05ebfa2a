// Guesses that the first entry of a group stands in the wrong column, where it is too long for the search around a finding: a whole reading, for
// example.
import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { type Candidate, movedTo } from './candidate.ts'

/** Shorter entries are found by the search around the finding. */
const near = 80

/** Moves the first entry, with everything in it, to the column of the entry on `line`, which counts from 1. */
export function farFirst(lines: readonly string[], line: number): Candidate[] {
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
  if (own === column || line - first < near) return []
  // The first entry stands where it should, so the one on `line` does not.
  if (row > 0 && own === indentOf(of(row)) + 2) return []
  // If several entries share a column, the later one is in the wrong column.
  for (let at = first + 1; at <= last; at++) if (isFilled(of(at)) && indentOf(of(at)) === own) return []
  return [movedTo(lines, first, last, column)]
}

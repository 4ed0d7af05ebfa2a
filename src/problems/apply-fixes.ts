// Applies safe fixes to a text with the smallest edits; every other byte stays.
import type { Edit, Problem } from './problem.ts'
import { splice } from './splice.ts'

export interface Applied {
  text: string
  /** Problems whose fix was applied. */
  applied: Problem[]
}

/** Of two overlapping fixes, the first is applied; the next round may find the other one again. */
export function applyFixes(text: string, problems: readonly Problem[]): Applied {
  const applied: Problem[] = []
  /** Sorted by offset. */
  const edits: Edit[] = []
  for (const problem of problems) {
    const { fix } = problem
    if (!fix?.safe || fix.edits.some((edit) => isTaken(edits, edit))) continue
    for (const edit of fix.edits) edits.splice(indexFrom(edits, edit.start), 0, edit)
    applied.push(problem)
  }
  return { text: splice(text, edits), applied }
}

/** Whether the edit overlaps another one. Only its neighbours are compared, since applied edits do not overlap. */
function isTaken(edits: readonly Edit[], edit: Edit): boolean {
  const at = indexFrom(edits, edit.start)
  return [edits[at - 1], edits[at]].some((other) => other !== undefined && overlaps(edit, other))
}

/** Returns the index of the first edit that begins at or after the offset. */
function indexFrom(edits: readonly Edit[], offset: number): number {
  let [low, high] = [0, edits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edits[middle]?.start ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

const overlaps = (a: Edit, b: Edit) => a.start < b.end + 1 && b.start < a.end + 1

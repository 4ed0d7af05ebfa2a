// Puts safe fixes into a text: the smallest edits, every other byte as it was.
import type { Edit, Problem } from './problem.ts'

export interface Applied {
  text: string
  /** The problems whose fixes are in the text now. */
  applied: Problem[]
}

/** Of two fixes that touch the same stretch the first is applied; the other may be found again in the next round. */
export function applyFixes(text: string, problems: readonly Problem[]): Applied {
  const applied: Problem[] = []
  /** In the order of the text. */
  const edits: Edit[] = []
  for (const problem of problems) {
    const { fix } = problem
    if (!fix?.safe || fix.edits.some((edit) => isTaken(edits, edit))) continue
    for (const edit of fix.edits) edits.splice(indexFrom(edits, edit.start), 0, edit)
    applied.push(problem)
  }
  const parts: string[] = []
  let at = 0
  for (const { start, end, text: replacement } of edits) {
    parts.push(text.slice(at, start), replacement)
    at = end
  }
  return { text: parts.join('') + text.slice(at), applied }
}

/** Edits touch one another nowhere, so that only the neighbours of a new one can be in its way. */
function isTaken(edits: readonly Edit[], edit: Edit): boolean {
  const at = indexFrom(edits, edit.start)
  return [edits[at - 1], edits[at]].some((other) => other !== undefined && overlaps(edit, other))
}

/** The index of the first edit that begins at the offset or behind it. */
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

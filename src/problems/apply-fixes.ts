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
  const edits: Edit[] = []
  for (const problem of problems) {
    const { fix } = problem
    if (!fix?.safe || fix.edits.some((edit) => edits.some((other) => overlaps(edit, other)))) continue
    edits.push(...fix.edits)
    applied.push(problem)
  }
  let result = text
  for (const { start, end, text: replacement } of edits.sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + replacement + result.slice(end)
  return { text: result, applied }
}

const overlaps = (a: Edit, b: Edit) => a.start < b.end + 1 && b.start < a.end + 1

import { parse } from 'yaml'
import { indentOf, movedLines } from '../read/repair/indentation.ts'
import type { SyntaxFault } from '../read/repair/syntax-fault.ts'

/** A guess at what some lines were meant to be. */
export interface Candidate {
  what: 'moved' | 'dash' | 'fallen' | 'written'
  /** The first changed line. */
  line: number
  /** Changed lines by line number. */
  changed: ReadonlyMap<number, string>
  /** Column from 0 of the line's dash or key after the change; without meaning where there is a `fault`. */
  column: number
  /** True when the columns fit no better than before. */
  isUntidy?: boolean
  /** The fault to report, where it is not about columns. */
  fault?: SyntaxFault
}

export interface ScoredCandidate {
  candidate: Candidate
  score: number
  /** The lines with the change applied. */
  lines: readonly string[]
}

/** Returns a candidate that is not about columns. */
export const candidateOf = (fault: SyntaxFault): Candidate => ({
  what: 'written',
  line: fault.line,
  changed: fault.repaired,
  column: 0,
  fault,
})

/** Returns a candidate that moves a line, with the lines below it up to `last`, to another column. */
export const movedTo = (lines: readonly string[], line: number, last: number, column: number): Candidate => ({
  what: 'moved',
  line,
  changed: movedLines(lines, line, last, column - indentOf(lines[line - 1] ?? '')),
  column,
})

/** Returns the lines from each finding plus `from` to that finding plus `to`, each once. `to` may be the smaller one. */
export function linesAround(count: number, near: readonly number[], from: number, to: number): number[] {
  const step = Math.sign(to - from)
  const reach = Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * step)
  return [...new Set(near.flatMap((line) => reach.map((by) => line + by)))].filter((line) => line >= 1 && line <= count)
}

/** Returns the value of the lines by themselves; undefined where they do not parse or refer to an anchor elsewhere. */
export function valueOfLines(lines: readonly string[]): unknown {
  try {
    return parse(lines.join('\n'), { logLevel: 'silent' })
  } catch {
    return undefined
  }
}

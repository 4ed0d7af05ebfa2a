// A guess at what some lines were meant to be, and what guesses are made from.
import { parse } from 'yaml'
import type { SyntaxFault } from '../read/repair/syntax-fault.ts'

type Fault = Omit<SyntaxFault, 'repaired'>

/** A guess at what some lines were meant to be. */
export interface Candidate {
  what: 'moved' | 'dash' | 'fallen' | 'written'
  /** The first changed line. */
  line: number
  /** Changed lines by line number. */
  changed: ReadonlyMap<number, string>
  /** Column from 0 of the line's dash or key after the change. */
  column: number
  /** True when the columns fit no better than before. */
  isUntidy?: boolean
  /** The fault to report, where it is not about columns. */
  fault?: Fault
}

export interface ScoredCandidate {
  candidate: Candidate
  score: number
  /** The lines with the change applied. */
  lines: readonly string[]
}

/** Returns a candidate that is not about columns. */
export const candidateOf = (fault: Fault, changed: ReadonlyMap<number, string>): Candidate => ({
  what: 'written',
  line: fault.line,
  changed,
  column: fault.from,
  fault,
})

/** Returns the value of the lines by themselves; undefined where they do not parse or refer to an anchor elsewhere. */
export function valueOfLines(lines: readonly string[]): unknown {
  try {
    return parse(lines.join('\n'), { logLevel: 'silent' })
  } catch {
    return undefined
  }
}

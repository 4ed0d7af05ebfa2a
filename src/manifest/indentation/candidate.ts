import type { SyntaxFault } from '../read/repair/syntax-fault.ts'

type Fault = Omit<SyntaxFault, 'repaired'>

/** A guess at what a few lines were meant to be. */
export interface Candidate {
  what: 'moved' | 'dash' | 'fallen' | 'written'
  /** The first line that changes. */
  line: number
  /** Lines by their number, as they would have to be. */
  changed: ReadonlyMap<number, string>
  /** The column it would stand in, from 0: of its dash or key. */
  column: number
  /** True when the columns would be no less unusual than they are. */
  isUntidy?: boolean
  /** The fault to report, where it is not about columns. */
  fault?: Fault
}

/** One that is not about columns. */
export const written = (fault: Fault, changed: ReadonlyMap<number, string>): Candidate => ({
  what: 'written',
  line: fault.line,
  changed,
  column: fault.from,
  fault,
})

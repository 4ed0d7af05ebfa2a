import type { SyntaxFault } from '../read/repair/syntax-fault.ts'

/** A guess at what a few lines were meant to be. */
export interface Candidate {
  what: 'moved' | 'dash' | 'fallen' | 'written'
  /** The first line that changes, and how many filled lines do. */
  line: number
  count: number
  /** Lines by their number, as they would have to be. */
  changed: ReadonlyMap<number, string>
  /** The column it would stand in, from 0: of its dash or key. */
  column: number
  /** How unusual the columns would be, to put the likeliest first. */
  amiss: number
  /** True when the columns would be less unusual than they are. */
  isTidier: boolean
  /** The fault to report, where it is not about columns. */
  fault?: Omit<SyntaxFault, 'repaired'>
}

/** One about columns, not rated yet. */
export type Guess = Omit<Candidate, 'amiss' | 'isTidier' | 'fault'>

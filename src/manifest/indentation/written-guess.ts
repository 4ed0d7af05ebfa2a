import type { SyntaxFault } from '../read/repair/syntax-fault.ts'

/** A corrected line, and the fault to report with it. */
export interface WrittenGuess extends Pick<SyntaxFault, 'code' | 'facts' | 'from' | 'to' | 'title' | 'isSafe'> {
  corrected: string
  /** The correction over two lines. */
  divided?: string
}

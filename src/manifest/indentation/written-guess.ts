import type { SyntaxFault } from '../read/repair/syntax-fault.ts'

/** What a line may have been meant to say, and what is said of it. */
export interface WrittenGuess extends Pick<SyntaxFault, 'code' | 'facts' | 'from' | 'to' | 'title' | 'isSafe'> {
  mended: string
  /** What the file would have to say instead, over two lines. */
  divided?: string
}

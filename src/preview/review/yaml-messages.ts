// Types of the messages between the preview's server and the YAML pane.
import type { Edit, Span } from '../../problems/problem.ts'
import type { ProblemTranslations } from '../../problems/words/in-language.ts'

/** A problem in a text, saved or not. */
export interface MarkedProblem extends Span {
  code: string
  severity: 'error' | 'warning'
  message: string
  hint: string
  /** Edits of the text in the request. */
  fix?: { title: string; edits: Edit[] }
  translations: ProblemTranslations
}

/** A completion at the cursor. */
export interface Completion {
  label: string
  detail?: string
  /** Markdown. */
  about?: string
  start: number
  end: number
  text: string
  /** The placeholder within `text` to select. */
  select?: { from: number; to: number }
}

// What the preview's server and the YAML pane say to each other. Types alone.
import type { Edit, Span } from '../../problems/problem.ts'

export interface YamlFiles {
  /** As problems name them; the manifest first. */
  files: string[]
}

/** A problem in a text that may not be saved yet. */
export interface MarkedProblem extends Span {
  code: string
  severity: 'error' | 'warning'
  message: string
  hint: string
  /** Edits of the text as it was sent. */
  fix?: { title: string; edits: Edit[] }
}

/** What may be written at the cursor. */
export interface Completion {
  label: string
  detail?: string
  /** Markdown. */
  about?: string
  start: number
  end: number
  text: string
  /** The stretch of `text` that is to be written over first. */
  select?: { from: number; to: number }
}

// A printer turns a report into text. Each file of printers/ is one, and its name is what `--format` takes.
import type { Problem } from './problem.ts'
import type { Report } from './report.ts'

export interface PrintOptions {
  colour: boolean
  /** Problems shown in full; the rest are counted. */
  maxProblems: number
  /** Columns of the terminal; left out, sentences are not broken. */
  width?: number
  /** Address of the page that says what each code means. */
  help?: string
}

/** What a printer shows: the first problems of a report, those that are errors before warnings, and how many it leaves out. */
export function shownOf({ problems }: Report, maxProblems: number): { shown: readonly Problem[]; unshown: number } {
  if (problems.length <= maxProblems) return { shown: problems, unshown: 0 }
  const errors = problems.filter(({ severity }) => severity === 'error').length
  let [errorsLeft, warningsLeft] = [Math.min(errors, maxProblems), Math.max(0, maxProblems - errors)]
  const shown = problems.filter(({ severity }) => (severity === 'error' ? errorsLeft-- > 0 : warningsLeft-- > 0))
  return { shown, unshown: problems.length - shown.length }
}

export type Printer = (report: Report, options: PrintOptions) => string

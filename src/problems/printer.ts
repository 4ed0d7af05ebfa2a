// Type of a printer, which turns a report into text. Each file of printers/ is one; `--format` takes its name.
import type { Problem } from './problem.ts'
import type { Report } from './report.ts'

export interface PrintOptions {
  colour: boolean
  /** Problems shown in full; the others are counted. */
  maxProblems: number
  /** Columns of the terminal; without it, lines are not wrapped. */
  width?: number
  /** Address of the page that explains the codes. */
  help?: string
}

/** Returns the first problems of a report, errors before warnings, and the number of the others. */
export function shownOf({ problems }: Report, maxProblems: number): { shown: readonly Problem[]; unshown: number } {
  if (problems.length <= maxProblems) return { shown: problems, unshown: 0 }
  const errors = problems.filter(({ severity }) => severity === 'error').length
  let [errorsLeft, warningsLeft] = [Math.min(errors, maxProblems), Math.max(0, maxProblems - errors)]
  const shown = problems.filter(({ severity }) => (severity === 'error' ? errorsLeft-- > 0 : warningsLeft-- > 0))
  return { shown, unshown: problems.length - shown.length }
}

export type Printer = (report: Report, options: PrintOptions) => string

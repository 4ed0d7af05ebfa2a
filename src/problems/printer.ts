// A printer turns a report into text. Each file of printers/ is one, and its name is what `--format` takes.
import type { Problem } from './problem.ts'
import type { Report } from './report.ts'

export interface PrintOptions {
  colour: boolean
  /** Problems shown in full; the rest are counted. */
  most: number
  /** Columns of the terminal; left out, sentences are not broken. */
  width?: number
  /** Address of the page that says what each code means. */
  help?: string
}

/** What a printer shows: the first problems of a report, those that are errors before warnings, and how many it leaves out. */
export function shownOf({ problems }: Report, most: number): { shown: readonly Problem[]; untold: number } {
  if (problems.length <= most) return { shown: problems, untold: 0 }
  const errors = problems.filter(({ severity }) => severity === 'error').length
  let [errorsLeft, warningsLeft] = [Math.min(errors, most), Math.max(0, most - errors)]
  const shown = problems.filter(({ severity }) => (severity === 'error' ? errorsLeft-- > 0 : warningsLeft-- > 0))
  return { shown, untold: problems.length - shown.length }
}

export type Printer = (report: Report, options: PrintOptions) => string

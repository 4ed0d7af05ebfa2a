// A printer turns a report into text. Each file of printers/ is one, and its name is what `--format` takes.
import type { Report } from './report.ts'

export interface PrintOptions {
  colour: boolean
  /** Problems shown in full; the rest are counted. */
  most: number
}

export type Printer = (report: Report, options: PrintOptions) => string

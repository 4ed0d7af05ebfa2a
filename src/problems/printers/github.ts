import { type PrintOptions, shownOf } from '../printer.ts'
import type { Report } from '../report.ts'

const text = (value: string) => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (value: string) => text(value).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Prints workflow commands; GitHub shows each beside its line in a pull request. */
export default function github(report: Report, { maxProblems }: PrintOptions): string {
  const { shown, unshown } = shownOf(report, maxProblems)
  const lines = shown
    .map(({ severity, file, line, endLine, column, endColumn, code, message, hint }) => {
      const place = `file=${property(file)},line=${line},endLine=${endLine},col=${column},endColumn=${endColumn}`
      return `::${severity} ${place},title=${property(code)}::${text(`${message} ${hint}`)}\n`
    })
    .join('')
  return unshown === 0 ? lines : `${lines}::notice title=lectern::${unshown} more problems are not shown.\n`
}

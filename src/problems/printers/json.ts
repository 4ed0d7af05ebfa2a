import { type PrintOptions, shownOf } from '../printer.ts'
import { isOk, type Report } from '../report.ts'

/** For scripts: one object, as the README's table of commands promises it. */
export default function json(report: Report, { most }: PrintOptions): string {
  const { shown, untold } = shownOf(report, most)
  const problems = shown.map(({ fix, ...problem }) => ({ ...problem, ...(fix ? { fix } : {}) }))
  return `${JSON.stringify({ ok: isOk(report), problems, ...(untold > 0 && { untold }) }, undefined, 2)}\n`
}

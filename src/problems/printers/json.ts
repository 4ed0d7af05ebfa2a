import { type PrintOptions, shownOf } from '../printer.ts'
import { isOk, type Report } from '../report.ts'

/** Prints one JSON object for scripts, as the README's table of commands promises. */
export default function json(report: Report, { maxProblems }: PrintOptions): string {
  const { shown, unshown } = shownOf(report, maxProblems)
  const problems = shown.map(({ fix, ...problem }) => ({ ...problem, ...(fix ? { fix } : {}) }))
  return `${JSON.stringify({ ok: isOk(report), problems, ...(unshown > 0 && { untold: unshown }) }, undefined, 2)}\n`
}

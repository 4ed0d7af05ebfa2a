import { isOk, type Report } from '../report.ts'

/** For scripts: one object, as the README's table of commands promises it. */
export default function json(report: Report): string {
  const problems = report.problems.map(({ fix, ...problem }) => ({ ...problem, ...(fix ? { fix } : {}) }))
  return `${JSON.stringify({ ok: isOk(report), problems }, undefined, 2)}\n`
}

import { problemCatalogue } from './catalogue.ts'
import type { Problem } from './problem.ts'
import type { Report } from './report.ts'

const points = [...problemCatalogue].flatMap(([code, { point }]) => (point ? [{ code, ...point }] : []))

/** Lists what is ready for the public and what is not, with lines to go to: bare numbers for `file`, with file name for others. */
export function checklist({ problems, value }: Pick<Report, 'problems' | 'value'>, file: string): string {
  const place = (problem: Problem) => (problem.file === file ? `${problem.line}` : `${problem.file}:${problem.line}`)
  const manifest = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const lines = points.map(({ code, ready, missing, nothing, isThere }) => {
    const open = problems.filter((problem) => problem.code === code).map(place)
    if (open.length > 0) return `  [ ] ${missing}: line${open.length === 1 ? '' : 's'} ${open.join(', ')}`
    return isThere(manifest) ? `  [x] ${ready}` : `  [-] ${nothing}`
  })
  const codes = new Set(points.map(({ code }) => code))
  const others = problems.filter(({ severity, code }) => severity === 'error' && !codes.has(code)).length
  lines.push(others === 0 ? '  [x] No other errors' : `  [ ] Other errors: ${others}`)
  return `Ready for the public?\n${lines.join('\n')}\n`
}

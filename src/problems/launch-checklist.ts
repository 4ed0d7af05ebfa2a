import { catalogue } from './catalogue.ts'
import type { Problem } from './problem.ts'

const points = [...catalogue].flatMap(([code, { point }]) => (point ? [{ code, ...point }] : []))

/** What is ready for the public and what is not, with the lines to go to: those of `file` by their numbers, others with theirs. */
export function checklist(problems: readonly Problem[], file: string): string {
  const place = (problem: Problem) => (problem.file === file ? `${problem.line}` : `${problem.file}:${problem.line}`)
  const lines = points.map(({ code, ready, missing }) => {
    const open = problems.filter((problem) => problem.code === code).map(place)
    return open.length === 0
      ? `  [x] ${ready}`
      : `  [ ] ${missing}: line${open.length === 1 ? '' : 's'} ${open.join(', ')}`
  })
  const codes = new Set(points.map(({ code }) => code))
  const others = problems.filter(({ severity, code }) => severity === 'error' && !codes.has(code)).length
  lines.push(others === 0 ? '  [x] No other errors' : `  [ ] Other errors: ${others}`)
  return `Ready for the public?\n${lines.join('\n')}\n`
}

import type { ProblemCode } from './catalogue.ts'
import type { Problem } from './problem.ts'

const points: [code: ProblemCode, ready: string, missing: string][] = [
  ['still-placeholder', 'Nothing is a placeholder', 'Placeholders to replace'],
  ['example-address', 'Every address is real', 'Example addresses to replace'],
  ['no-site-address', 'The site has its public address', 'The public address of the site'],
  ['missing-contact', 'Visitors know whom to write to', 'Somebody visitors may write to'],
  ['unreviewed-text', 'Every legal text has been read', 'Legal texts to be read by a lawyer'],
]

/** What is ready for the public and what is not, with the lines to go to. */
export function checklist(problems: readonly Problem[]): string {
  const lines = points.map(([code, ready, missing]) => {
    const open = problems.filter((problem) => problem.code === code).map(({ line }) => line)
    return open.length === 0
      ? `  [x] ${ready}`
      : `  [ ] ${missing}: line${open.length === 1 ? '' : 's'} ${open.join(', ')}`
  })
  const codes = new Set<string>(points.map(([code]) => code))
  const others = problems.filter(({ severity, code }) => severity === 'error' && !codes.has(code)).length
  lines.push(others === 0 ? '  [x] No other errors' : `  [ ] Other errors: ${others}`)
  return `Ready for the public?\n${lines.join('\n')}\n`
}

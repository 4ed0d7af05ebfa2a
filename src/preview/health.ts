import { frame } from '../problems/printers/frame.ts'
import type { Problem } from '../problems/problem.ts'
import type { Health } from './messages.ts'

const plain = { mark: (text: string) => text, dim: (text: string) => text }

/** Problems as the overlay shows them. Never more than a hundred: who made more mends the first ones first. */
export function healthOf(file: string, text: string, problems: readonly Problem[]): Health {
  const lines = text.split(/\r\n|\r|\n/)
  return {
    file,
    held: problems.some(({ severity }) => severity === 'error'),
    problems: problems.slice(0, 100).map((problem) => {
      const { code, severity, message, hint, line, column } = problem
      return { code, severity, message, hint, line, column, frame: frame(lines, problem, plain).join('\n') }
    }),
  }
}

import { frame } from '../problems/printers/frame.ts'
import type { Health } from './messages.ts'
import type { Snapshot } from './snapshot.ts'

const plain = { mark: (text: string) => text, dim: (text: string) => text }

/** Problems as the overlay shows them. Never more than a hundred: who made more mends the first ones first. */
export function healthOf({ file: manifest, text, texts, problems }: Snapshot): Health {
  const split = (whole: string) => whole.split(/\r\n|\r|\n/)
  const lines = new Map([[manifest, split(text)], ...[...texts].map(([name, inner]) => [name, split(inner)] as const)])
  return {
    file: manifest,
    held: problems.some(({ severity }) => severity === 'error'),
    problems: problems.slice(0, 100).map((problem) => {
      const { code, severity, message, hint, file, line, column } = problem
      const framed = frame(lines.get(file) ?? [], problem, plain).join('\n')
      return { code, severity, message, hint, file, line, column, frame: framed }
    }),
  }
}

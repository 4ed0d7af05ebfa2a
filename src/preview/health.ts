import { frame } from '../problems/printers/frame.ts'
import type { Health } from './messages.ts'
import type { Snapshot } from './snapshot.ts'

const plain = { mark: (text: string) => text, dim: (text: string) => text }

/** Problems as the overlay shows them. Never more than a hundred: who made more mends the first ones first. */
export function healthOf({ file: manifest, text, texts, problems }: Snapshot): Health {
  const lines = new Map<string, string[]>()
  // A text is only taken apart where a problem is in it: that of a large site takes a while.
  const linesOf = (name: string) => {
    const known = lines.get(name) ?? (name === manifest ? text : (texts.get(name) ?? '')).split(/\r\n|\r|\n/)
    lines.set(name, known)
    return known
  }
  return {
    file: manifest,
    held: problems.some(({ severity }) => severity === 'error'),
    problems: problems.slice(0, 100).map((problem) => {
      const { code, severity, message, hint, file, line, column } = problem
      const framed = frame(linesOf(file), problem, plain).join('\n')
      return { code, severity, message, hint, file, line, column, frame: framed }
    }),
  }
}

import type { Loaded } from '../../manifest/load.ts'
import { frame } from '../../problems/frame.ts'
import type { Health } from '../messages.ts'

const plain = { mark: (text: string) => text, dim: (text: string) => text }

/** Problems as the overlay shows them. Never more than a hundred: who made more fixes the first ones first. */
export function healthOf({ source, manifest, problems }: Loaded): Health {
  const { texts } = source
  const [file = ''] = source.files
  const lines = new Map<string, string[]>()
  // A text is only taken apart where a problem is in it: that of a large site takes a while.
  const linesOf = (name: string) => {
    const known = lines.get(name) ?? (texts.get(name) ?? source.text).split(/\r\n|\r|\n/)
    lines.set(name, known)
    return known
  }
  return {
    file,
    held: manifest === undefined,
    problems: problems.slice(0, 100).map((problem) => {
      const { code, severity, message, hint, line, column, fix } = problem
      const framed = frame(linesOf(problem.file), problem, plain).join('\n')
      const title = fix && { fix: fix.title }
      return { code, severity, message, hint, file: problem.file, line, column, frame: framed, ...title }
    }),
  }
}

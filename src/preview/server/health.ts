// Formats the problems of a loaded manifest for the overlay.
import type { Loaded } from '../../manifest/load.ts'
import { frame } from '../../problems/frame.ts'
import { inEachLanguage } from '../../problems/words/in-language.ts'
import type { Health } from '../messages.ts'

const plain = { mark: (text: string) => text, dim: (text: string) => text }

/** Returns at most the first hundred problems, each with the lines around it. */
export function healthOf({ source, manifest, problems }: Loaded): Health {
  const { texts } = source
  const [file = ''] = source.files
  const lines = new Map<string, string[]>()
  // Splitting a large text takes a while: only files with problems are split, once each.
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
      const translations = inEachLanguage(problem)
      return { code, severity, message, hint, file: problem.file, line, column, frame: framed, translations, ...title }
    }),
  }
}

// Comments of a text, which an edit must not lose.
import { lexemesOf } from '../../manifest/read/lexemes.ts'

/** The first comment that is in the one text more often than in the other. */
export function lostComment(before: string, after: string): string | undefined {
  if (!before.includes('#')) return undefined
  const left = new Map<string, number>()
  for (const comment of commentsIn(after)) left.set(comment, (left.get(comment) ?? 0) + 1)
  for (const comment of commentsIn(before)) {
    const count = left.get(comment) ?? 0
    if (count === 0) return comment
    left.set(comment, count - 1)
  }
  return undefined
}

const commentsIn = (text: string): string[] =>
  [...lexemesOf(text)].flatMap(({ text: written, isScalar }) =>
    !isScalar && written.startsWith('#') ? [written.trim()] : [],
  )

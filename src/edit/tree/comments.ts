// Finds comments that an edit would lose.
import { lexemesOf } from '../../manifest/read/lexemes.ts'

/** Returns the first comment that is more frequent in `before` than in `after`; undefined where there is none. */
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

// Comments of a text, which an edit must not lose.
import { Lexer } from 'yaml'

/** What the lexer puts before a scalar, whose own text may begin like a comment. */
const scalarMark = '\u001f'

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

function* commentsIn(text: string): Generator<string> {
  let isScalar = false
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && !isScalar) yield lexeme.trim()
    isScalar = lexeme === scalarMark
  }
}

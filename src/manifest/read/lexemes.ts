// What the lexer of YAML makes of a text, sound or not: pieces of it, in their order.
import { Lexer } from 'yaml'

export interface Lexeme {
  text: string
  /** Offset. */
  start: number
  /** Whether it is the text of a scalar, whatever it begins with. */
  isScalar: boolean
}

/** Stand for no text of the file: the marks of a document, of the end of brackets, and of a scalar that follows. */
const scalarMark = '\u001f'
const marks = new Set(['\u0002', '\u0018', scalarMark])

export function* lexemesOf(text: string): Generator<Lexeme> {
  let start = 0
  let isScalar = false
  for (const token of new Lexer().lex(text)) {
    if (token === scalarMark) isScalar = true
    if (marks.has(token)) continue
    yield { text: token, start, isScalar }
    isScalar = false
    start += token.length
  }
}

// Splits a text, sound or not, into the tokens of YAML's lexer. For colouring and editing a text while it is typed.
import { Lexer } from 'yaml'

export interface Lexeme {
  text: string
  /** Offset in the text. */
  start: number
  /** Whether the token is the text of a scalar, whatever sign it begins with. */
  isScalar: boolean
}

/** Tokens without text of the file: document mark, end of brackets, and the mark before a scalar. */
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

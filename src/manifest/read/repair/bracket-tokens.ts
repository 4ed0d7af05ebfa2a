// Divides the lines of a list or group in brackets into its tokens.

export interface Token {
  kind: 'open' | 'close' | 'comma' | 'colon' | 'text'
  text: string
  /** Line number from 1, offsets in the line from 0. */
  line: number
  from: number
  to: number
}

const kinds: Record<string, Token['kind']> = {
  '[': 'open',
  '{': 'open',
  ']': 'close',
  '}': 'close',
  ',': 'comma',
  ':': 'colon',
}

/** Matches a comment, a quoted text that ends on its line or not, a sign, and a text without quotes. */
const tokens = /(^|\s)#.*|"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[[\]{},]|:(?=\s|$)|(?<=["']):|(?:[^\s,[\]{}:]|:(?!\s|$))+/g

export function* tokensOf(lines: readonly string[]): Generator<Token> {
  for (const [at, line] of lines.entries())
    for (const { 0: text, 1: blank, index } of line.matchAll(tokens))
      if (blank === undefined)
        yield { kind: kinds[text] ?? 'text', text, line: at + 1, from: index, to: index + text.length }
}

/** Whether the quote of a text does not end on its line. */
export const isOpenQuote = ({ kind, text }: Token) =>
  kind === 'text' && /^["']/.test(text) && !/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/.test(text)

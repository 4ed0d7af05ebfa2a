// Prints block scalars: `|` keeps lines, `>` folds them. The header keeps its indentation digit and its comment.
import { isPrintable } from './plain.ts'

export interface BlockStyle {
  folds: boolean
  /** The indentation digit, as written. */
  digit: string
  /** The previous chomping indicator: `+`, `-` or empty. */
  chomp: string
  /** The rest of the header's line. */
  rest: string
  /** Indentation of the body, in columns. */
  indent: number
  /** The previous lines of the body, without indentation. */
  before: readonly string[]
}

/** True for texts of several lines that `|` can express. */
export const isBlockText = (text: string): boolean =>
  text.includes('\n') && /^\S/.test(text) && text.split('\n').every((line) => isPrintable(line.replaceAll('\t', ' ')))

/** Returns header and body. `fold` returns the source lines of a folded text. */
export function blockScalar(
  text: string,
  style: BlockStyle,
  eol: string,
  fold: (text: string, before: readonly string[]) => string[],
): string {
  const words = text.replace(/\n+$/, '')
  const breaks = text.length - words.length
  const chomp = breaks === 0 ? '-' : breaks > 1 || style.chomp === '+' ? '+' : ''
  const lines = style.folds ? fold(words, style.before) : words.split('\n')
  const allLines = breaks > 1 ? [...lines, ...Array.from({ length: breaks - 1 }, () => '')] : lines
  const body = allLines.map((line) => (line === '' ? '' : ' '.repeat(style.indent) + line))
  return [`${style.folds ? '>' : '|'}${style.digit}${chomp}${style.rest}`, ...body].join(eol)
}

// Block scalars: `|` keeps lines, `>` folds them. The header keeps its indentation digit and its comment.
import { isPrintable } from './plain.ts'

export interface BlockStyle {
  folds: boolean
  /** The indentation digit, as written. */
  digit: string
  /** `+` or `-` or nothing, as it was. */
  chomp: string
  /** What stands behind the header on its line. */
  rest: string
  /** Columns of the body. */
  indent: number
  /** The body as it was: lines without indentation. */
  before: readonly string[]
}

/** Whether `|` can hold the text. */
export const isBlockText = (text: string): boolean =>
  text.includes('\n') && /^\S/.test(text) && text.split('\n').every((line) => isPrintable(line.replaceAll('\t', ' ')))

/** Header and body, ready for the file; `fold` gives the source lines of a folded text. */
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
  const kept = breaks > 1 ? [...lines, ...Array.from({ length: breaks - 1 }, () => '')] : lines
  const body = kept.map((line) => (line === '' ? '' : ' '.repeat(style.indent) + line))
  return [`${style.folds ? '>' : '|'}${style.digit}${chomp}${style.rest}`, ...body].join(eol)
}

// A manifest with one slip in it, and the diagnosis it has to get.
import type { RandomWords } from '../../../bench/random/random-words.ts'
import type { Files, Sound } from './sound.ts'

export interface Slip {
  files: Files
  /** The file with the slip, and the lines on one of which it has to be reported. */
  file: string
  lines: readonly number[]
  /** Codes that name the slip. */
  codes: readonly string[]
  /** What message, hint and related places have to contain. */
  words: readonly (string | RegExp)[]
  /** The text that `--fix` has to write; without it, `--fix` has to leave the text alone. */
  fixed?: string
  /** The column, from 1, that the line has to move to; a sibling line in that column has to be named. */
  column?: number
  /** Codes that are also true. */
  also?: readonly string[]
}

export interface Kind {
  name: string
  /** True for parts that included files do not have: forms, theme, redirects. */
  isManifest?: boolean
  /** Returns undefined where the manifest has no place for the slip. */
  spoil(sound: Sound, words: RandomWords): Slip | undefined
}

/** Returns the files with other lines in the spoilt file. */
export function withLines({ files, file }: Sound, lines: readonly string[]): Files {
  return new Map([...files].map(([name, text]) => [name, name === file ? lines.join('\n') : text]))
}

/** A slip of these lines in the spoilt file, on one of which it has to be reported. */
export const slipIn = (sound: Sound, text: readonly string[], lines: readonly number[]) => ({
  files: withLines(sound, text),
  file: sound.file,
  lines,
})

/** Returns the lines with `count` of them replaced. */
export function replaced(lines: readonly string[], line: number, by: string | readonly string[], count = 1): string[] {
  return [...lines.slice(0, line - 1), ...(typeof by === 'string' ? [by] : by), ...lines.slice(line - 1 + count)]
}

export const indentOf = (line: string): number => line.length - line.trimStart().length

export const moved = (line: string, by: number): string =>
  line.trim() === '' ? line : by >= 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, indentOf(line)))

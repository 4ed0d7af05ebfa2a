// What a spoiler gives: a manifest with one slip in it, and what has to be said of it.
import type { RandomWords } from '../../../bench/random/random-words.ts'
import type { Files, Sound } from './sound.ts'

export interface Slip {
  files: Files
  /** The file that is spoilt, and the line the finding has to stand on; of several, any. */
  file: string
  lines: readonly number[]
  /** Codes that name it. */
  codes: readonly string[]
  /** What its message, its hint and the places beside it have to say. */
  words: readonly (string | RegExp)[]
  /** The text that `--fix` has to make of it; left out, `--fix` has to leave the text as it is. */
  fixed?: string
  /** The column the line has to be moved to, from 1: a line beside it that begins there has to be named. */
  column?: number
  /** Findings that are true as well. */
  also?: readonly string[]
}

export interface Kind {
  group: string
  name: string
  /** True for what only the manifest itself has: forms, look, redirects. */
  isManifest?: boolean
  /** Undefined where this manifest has no place for it. */
  spoil(sound: Sound, words: RandomWords): Slip | undefined
}

/** The manifest with other lines in the file that is spoilt. */
export function withLines({ files, file }: Sound, lines: readonly string[]): Files {
  return new Map([...files].map(([name, text]) => [name, name === file ? lines.join('\n') : text]))
}

/** The same lines with one of them, or a few from it on, replaced. */
export function replaced(lines: readonly string[], line: number, by: string | readonly string[], count = 1): string[] {
  return [...lines.slice(0, line - 1), ...(typeof by === 'string' ? [by] : by), ...lines.slice(line - 1 + count)]
}

export const indentOf = (line: string): number => line.length - line.trimStart().length

export const moved = (line: string, by: number): string =>
  line.trim() === '' ? line : by >= 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, indentOf(line)))

// A mistake of the author as data, placed and worded.
import type { Severity } from './kind.ts'

/** A stretch of the file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export interface Span {
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** Replaces the text from `start` to `end`, UTF-16 offsets in the file on disk. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * A change that fixes the problem, applied by `--fix` or offered by editors. Its edits are all in the problem's file, do not overlap, and are sorted.
 */
export interface Fix {
  /** What it does, for a menu: `Write "title"`. */
  title: string
  edits: Edit[]
  /** True when it cannot change the author's meaning: `--fix` applies only these. */
  safe: boolean
}

/** Another place that belongs to a problem, in any file of the manifest. */
export interface Related extends Span {
  file: string
  message: string
}

/** Key of a problem's facts, for its words in other languages. A symbol, so that JSON of a problem leaves them out. */
export const problemFacts = Symbol('facts')

export interface Problem extends Span {
  [problemFacts]?: unknown
  code: string
  severity: Severity
  message: string
  hint: string
  file: string
  /** JSON pointer of the value, or of the object with the key. */
  path: string
  /** The word to write instead, where one is near. */
  suggestion?: string
  /** Related places, such as the first of two equal keys. */
  related?: Related[]
  /** Undefined where no fix is known. */
  fix?: Fix
}

/** Compares problems by file in this order, then by place; errors before warnings at one place. */
export function inReadingOrder(files: readonly string[]): (a: Problem, b: Problem) => number {
  const rank = new Map(files.map((file, at) => [file, at]))
  return (a, b) =>
    (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) ||
    a.line - b.line ||
    a.column - b.column ||
    a.severity.localeCompare(b.severity) ||
    (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
}

// An author's mistake, as data: collected, sorted by place, printed by a printer.
import type { Severity } from './kind.ts'

/** A stretch of the file. Lines and columns count from 1, columns in UTF-16 units; the end stands after the last one. */
export interface Span {
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** Replaces the text from `start` up to `end`, as UTF-16 offsets in the file as it is on the disk. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * A change that fixes the problem: what `--fix` does and what an editor offers as a quick fix, one by one. Its edits are all in the
 * problem's own file, touch one another nowhere, and are given in the order of the file.
 */
export interface Fix {
  /** What it does, for a menu: `Write "title"`. */
  title: string
  edits: Edit[]
  /** True when it cannot change what the author meant: `--fix` applies these alone. The others are for people to choose. */
  safe: boolean
}

/** Another place that belongs to a problem, in its file or in another one of the manifest. */
export interface Related extends Span {
  file: string
  message: string
}

export interface Problem extends Span {
  code: string
  severity: Severity
  message: string
  hint: string
  file: string
  /** JSON pointer of the value, or of the object whose key is meant. */
  path: string
  /** The word to write instead, where one is near enough. */
  suggestion?: string
  /** Other places that belong to it, such as the first of two equal keys. */
  related?: Related[]
  /** Where the way to fix it is known. */
  fix?: Fix
}

/** File by file in this order, where an author looks first comes first; errors before warnings on one spot. */
export function inReadingOrder(files: readonly string[]): (a: Problem, b: Problem) => number {
  const rank = new Map(files.map((file, at) => [file, at]))
  return (a, b) =>
    (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) ||
    a.line - b.line ||
    a.column - b.column ||
    a.severity.localeCompare(b.severity) ||
    (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
}

// One file of a manifest after parsing: its value, the place of every part, and what is wrong with its syntax.
import type { Document } from 'yaml'
import type { Finding } from '../../problems/finding.ts'
import type { Suppression } from '../../problems/suppressions.ts'
import type { Lines } from './lines.ts'
import type { Places } from './places.ts'

export interface IncludedFile {
  /** As problems name it. */
  file: string
  text: string
}

export interface Parsed {
  file: string
  /** As it is in the file. */
  text: string
  lines: Lines
  /** As it was read in the end: equal to `text` unless something had to be repaired. */
  readLines: Lines
  /** Lines as they are once tabs, other blanks and the marks of a merge are out of the way; as many as the file has. */
  cleaned(): readonly string[]
  document?: Document
  /** Undefined when nothing could be read. */
  value: unknown
  places: Places
  findings: readonly Finding[]
  /** Comments that set a problem aside. */
  suppressions: readonly Suppression[]
  /** Lines whose meaning is a guess: nothing but the syntax is judged there. */
  guessed: ReadonlySet<number>
  /** True when a repair may have lost or moved keys, so that nothing follows from what is missing. */
  uncertain: boolean
  /** False when faults remain that no repair has found a way round. */
  whole: boolean
}

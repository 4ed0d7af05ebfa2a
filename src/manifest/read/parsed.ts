// One file of a manifest after parsing: its value, the place of every part, and what is wrong with its syntax.
import type { Document } from 'yaml'
import type { Finding } from '../../problems/finding.ts'
import { Lines } from '../../problems/lines.ts'
import type { Suppression } from '../../problems/suppressions.ts'
import type { Places } from './places.ts'

export interface IncludedFile {
  /** File name as problems print it. */
  file: string
  text: string
}

export interface Parsed {
  file: string
  /** The text of the file. */
  text: string
  lines: Lines
  /** The parsed text: equals `text` unless lines were repaired. */
  readLines: Lines
  /** Returns the lines with tabs, other blanks and merge marks corrected; as many as the file has. */
  cleaned(): readonly string[]
  document?: Document
  /** Undefined when nothing could be parsed. */
  value: unknown
  places: Places
  findings: readonly Finding[]
  /** Comments that suppress a problem. */
  suppressions: readonly Suppression[]
  /** Lines whose meaning was guessed: only their syntax is reported. */
  guessed: ReadonlySet<number>
  /** True when a repair may have lost or moved keys, so that a missing key proves nothing. */
  uncertain: boolean
  /** False when faults remain that no repair could get past. */
  whole: boolean
}

/** Returns a text that was parsed as it is, without a fault, apart from `other`. */
export function parsedText(
  file: string,
  text: string,
  { places, value, ...other }: Pick<Parsed, 'places' | 'value'> & Partial<Parsed>,
): Parsed {
  const lines = new Lines(text)
  return {
    file,
    text,
    lines,
    readLines: lines,
    value,
    places,
    cleaned: () => [],
    findings: [],
    suppressions: [],
    guessed: new Set(),
    uncertain: false,
    whole: true,
    ...other,
  }
}

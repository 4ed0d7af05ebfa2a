// What a check reports: a code, the facts its sentence needs, and a spot in the manifest. Placing and wording come later.
import type { GeneralKinds } from './catalogue.ts'
import type { FactsOf } from './kind.ts'
import type { Edit } from './problem.ts'

export type Path = readonly (string | number)[]

/** A value by its path. `key` points at its key, `value` at itself, `entry` at its key or, in a list, at the item. */
export interface PathSpot {
  path: Path
  on: 'key' | 'value' | 'entry'
  /** A part of the text, to point at no more than that. */
  part?: string
  /** How often the part stands in the text before the one that is meant; left out, never. */
  before?: number
}

/** A stretch of a text that was parsed, as UTF-16 offsets. */
export interface TextSpot {
  start: number
  end: number
  /** The file it is in, by the name problems give it; left out, the manifest itself. */
  file?: string
  path?: Path
  /** True for offsets in the file as it is, where it had to be repaired to be read. */
  isInFile?: true
}

export type Spot = PathSpot | TextSpot

/** What to write instead: a key's or value's new YAML source, or edits of the parsed text. */
export interface UnplacedFix {
  title: string
  safe: boolean
  /** Replaces the spot (or its part) with this source. */
  text?: string
  /** Only where exactly this stands there: not in quotes that write it otherwise. */
  instead?: string
  edits?: Edit[]
  /** Whole lines as they have to be, by their numbers. */
  lines?: ReadonlyMap<number, string>
  /** Puts `text` in a line of its own above this key. */
  before?: PathSpot
}

export interface Finding {
  /** A code of the catalogue. */
  code: string
  facts: unknown
  at: Spot
  suggestion?: string
  fix?: UnplacedFix
  related?: { at: Spot; message: string }[]
}

export type FindingExtras = Pick<Finding, 'suggestion' | 'fix' | 'related'>

/** A finding whose facts are those of its code. */
export const finding = <Code extends keyof GeneralKinds>(
  code: Code,
  at: Spot,
  facts: FactsOf<GeneralKinds, Code>,
  extras: FindingExtras = {},
): Finding => ({ code, at, facts, ...extras })

export const onKey = (...path: (string | number)[]): PathSpot => ({ path, on: 'key' })
export const onValue = (path: Path, part?: string): PathSpot => ({ path, on: 'value', part })
export const onEntry = (path: Path): PathSpot => ({ path, on: 'entry' })

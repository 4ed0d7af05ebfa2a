// What a check reports: a code, the facts for its sentence, and a spot in the manifest. `place.ts` and the catalogue add place and words.
import type { GeneralKinds } from './catalogue.ts'
import type { FactsOf } from './kind.ts'
import type { Edit } from './problem.ts'

export type Path = readonly (string | number)[]

/** A value by its path. `key` points at its key, `value` at the value, `entry` at its key or, in a list, at the item. */
export interface PathSpot {
  path: Path
  on: 'key' | 'value' | 'entry'
  /** Part of the text to point at. */
  part?: string
  /** Number of earlier occurrences of the part; defaults to 0. */
  before?: number
}

/** A stretch of parsed text, as UTF-16 offsets. */
export interface TextSpot {
  start: number
  end: number
  /** File name as problems print it; defaults to the manifest itself. */
  file?: string
  path?: Path
  /** True for offsets in the file itself, where the parsed text has repairs. */
  isInFile?: true
}

export type Spot = PathSpot | TextSpot

/** A fix before placing: new YAML source for a key or value, or edits of the parsed text. */
export interface UnplacedFix {
  title: string
  safe: boolean
  /** Replaces the spot (or its part). */
  text?: string
  /** Applies only where exactly this text stands, not where quotes write it differently. */
  instead?: string
  edits?: Edit[]
  /** Replacement lines by line number. */
  lines?: ReadonlyMap<number, string>
  /** Inserts `text` as a line above this key. */
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

/** Reports a problem of a general kind, or of the kinds `Own`, with the facts of its code. */
export type Reporter<Own = unknown, At = Spot> = <Code extends keyof (GeneralKinds & Own) & string>(
  code: Code,
  at: At,
  facts: FactsOf<GeneralKinds & Own, Code>,
  extras?: FindingExtras,
) => void

/** Creates a finding; the type holds its facts to those of the code. */
export const finding = <Code extends keyof GeneralKinds>(
  code: Code,
  at: Spot,
  facts: FactsOf<GeneralKinds, Code>,
  extras: FindingExtras = {},
): Finding => ({ code, at, facts, ...extras })

export const onKey = (...path: (string | number)[]): PathSpot => ({ path, on: 'key' })
export const onValue = (path: Path, part?: string): PathSpot => ({ path, on: 'value', part })
/** Points at the first of two equal names, for the finding at the second. */
export const firstTime = (name: string, at: Spot): { at: Spot; message: string } => ({
  at,
  message: `"${name}" for the first time`,
})

export const onEntry = (path: Path): PathSpot => ({ path, on: 'entry' })

/** Returns a finding in a part of the value, below `home`, as one of the whole; `file` is the part's file. */
export function findingBelow(home: Path, one: Finding, file?: string): Finding {
  const below = (spot: Spot): Spot =>
    'start' in spot
      ? { ...spot, ...(file !== undefined && { file }), ...(spot.path && { path: [...home, ...spot.path] }) }
      : { ...spot, path: [...home, ...spot.path] }
  return { ...one, at: below(one.at), related: one.related?.map((also) => ({ ...also, at: below(also.at) })) }
}

// What a value with collections takes from entries: where they say it, and what comes or goes with them.
import type { Path, Spot, TextSpot } from '../../problems/finding.ts'
import type { Placement } from '../../problems/place.ts'
import type { Parsed } from './parsed.ts'

/** Where a text of an entry is written, and the path within the entry. */
export interface InEntry {
  place: {
    file: string
    parsed: Parsed
    pathOf(path: Path): Path
    place(spot: Spot): Placement
  }
  path: Path
  /** Whether the entry says it in the language of the value, where that is not the first. */
  isSaid: boolean
  /** Whether it is words: no day, no choice, no name of another entry. */
  isWords: boolean
}

/** What comes or goes at a moment. */
export interface Cause {
  comes: boolean
  /** Of a page or a block, in the manifest as it is written, and its type where it has one. */
  path: Path
  type?: string
  entry?: { collection: string; slug: string }
  at: TextSpot
}

/** Where the words of a text are written. */
export type WordsAt =
  | { in: 'manifest'; path: Path; text: string }
  /** `isSaidIn`: whether the entry says them in a language but the first. */
  | { in: 'entry'; isSaidIn(tag: string): boolean; entry: EntryOfWords }

/** An entry whose words have translations of their own. */
export interface EntryOfWords {
  file: string
  /** Hash of the words. */
  hash: string
  /** In the order of its fields, the text below left out. */
  words: Readonly<Record<string, unknown>>
}

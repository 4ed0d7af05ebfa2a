// Types that tie a value expanded from collections to the entries it was taken from.
import type { Path, PathSpot, Spot, TextSpot } from '../../problems/finding.ts'
import type { Placement } from '../../problems/place.ts'
import type { Parsed } from './parsed.ts'

/** Where an entry writes a text, and the path within that entry. */
export interface InEntry {
  place: {
    file: string
    parsed: Parsed
    pathOf(path: Path): Path
    place(spot: Spot): Placement
  }
  path: Path
  /** Whether the entry has the text in the language of the value, where that is not the site's first language. */
  isTranslated: boolean
  /** Whether the text is prose: no date, choice or name of another entry. */
  isWords: boolean
}

/** Something that appears or disappears at a moment. */
export interface Cause {
  comes: boolean
  /** Path of a page or block in the manifest as written; `type` is the block's. */
  path: Path
  type?: string
  entry?: { collection: string; slug: string }
  /** Set when the entry is past from then on, and only leaves the lists of what is upcoming. */
  isOver?: true
  at: TextSpot
}

/** Where the words of a text are written. */
export type WordsAt = { in: 'manifest'; path: Path; text: string } | WordsOfEntry

export interface WordsOfEntry {
  in: 'entry'
  /** The file of the entry. */
  file: string
  entry: EntryOfWords
  /** Whether the entry has them in the language of the tag. */
  isTranslatedTo(tag: string): boolean
  /** Returns where the entry has them in the language of the tag; undefined where it does not. */
  placeIn(tag: string, on: PathSpot['on']): Placement | undefined
}

/** An entry whose words have translations of their own. */
export interface EntryOfWords {
  file: string
  /** Hash of the words. */
  hash: string
  /** In order of the entry's fields, without the text below the front matter. */
  words: Readonly<Record<string, unknown>>
}

export interface TracedPath {
  template: Path
  inEntry?: InEntry
}

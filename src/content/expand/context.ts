// What expanding knows of the site while it goes through it.
import type { Finding, Path, PathSpot } from '../../problems/finding.ts'
import type { SchemaWalk } from '../../schema/schema-walk.ts'
import type { Kind } from '../../schema/vocabulary.ts'
import type { Collection } from '../collection.ts'
import type { Entry } from '../entry.ts'
import type { Changes } from './changes.ts'
import type { EntryList, Filter } from './entry-list.ts'

/** What a page asks for beside its template and its entry: the same question may have another answer in another load. */
export interface Present {
  collections: ReadonlyMap<string, Collection>
  /** Milliseconds since 1970. */
  now: number
  /** Every moment at which a page or a block comes or goes. */
  changes: Changes
  /** Entries of a collection that are shown at present, in its order. */
  shown(collection: Collection): readonly Entry[]
  /** The path of an entry's page in the reading; undefined where there is none. */
  linkOf(entry: Entry): string | undefined
}

/** Gives the same answer to the same state of the site; a list it gives is compared item by item. */
export type Question<Answer = unknown> = (present: Present) => Answer

export interface Context extends Pick<Present, 'collections'> {
  walk: SchemaWalk
  zone?: string
  language: string
  /** Left out in the first language. */
  translationOf?: TranslationOf
  /** The answer at present. A page whose questions have the answers of the load before is the page of that load. */
  answerTo<Answer>(question: Question<Answer>): Answer
  /** Reports what is wrong in the manifest as it is written. */
  report(spot: PathSpot, of: (at: Finding['at']) => Finding): void
  /** Reports what is wrong with an entry, and the line of the manifest that it matters to. */
  reportEntry(entry: Entry, spot: PathSpot, template: Path, of: (at: Finding['at']) => Finding): void
}

/** A text of the manifest in another language; undefined where it has no translation. `path` is where it is written. */
export type TranslationOf = (text: string, kind: Kind | undefined, path: Path) => string | undefined

export interface Scope {
  /** Whose fields `{entry.…}` means. */
  entry?: Entry
  collection?: Collection
  /** Which page of a list, from 1, and which of its filters. */
  variant?: Variant
  /** Lists of the page, by the pointers to their blocks; they are the same on every page that the lists go on to. */
  lists?: Map<string, EntryList>
}

export interface Variant {
  page: number
  filter?: Filter
  /** Path of the page that holds the first part of the list. */
  home: string
  /** What the list is on this page, for a comparison item by item; left out where the page asks for its lists by itself. */
  list?: readonly unknown[]
}

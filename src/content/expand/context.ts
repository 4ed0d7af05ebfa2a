// The context that is passed through an expansion.
import type { Path, PathSpot, Reporter } from '../../problems/finding.ts'
import type { SchemaWalk } from '../../schema/schema-walk.ts'
import type { Kind } from '../../schema/vocabulary.ts'
import type { Collection } from '../collection.ts'
import type { Entry } from '../entry.ts'
import type { Changes } from './changes.ts'
import type { EntryList, Filter } from './entry-list.ts'

/** The state of the site that questions of pages read; it may differ in the next load. */
export interface Present {
  collections: ReadonlyMap<string, Collection>
  /** Milliseconds since 1970. */
  now: number
  zone?: string
  /** Collects moments at which pages or blocks appear or disappear. */
  changes: Changes
  /** Returns the entries that are shown now, in the collection's order. */
  shown(collection: Collection): readonly Entry[]
  /** Returns the path of an entry's page in the reading; undefined when it has none. */
  linkOf(entry: Entry): string | undefined
}

/** A pure function of the site's state. A returned list is compared item by item. */
export type Question<Answer = unknown> = (present: Present) => Answer

export interface ExpandContext extends Pick<Present, 'collections'> {
  walk: SchemaWalk
  zone?: string
  language: string
  /** Undefined in the first language. */
  translationOf?: TranslationOf
  /** Answers a question and records both: a page is reused while all its answers are unchanged. */
  answerTo<Answer>(question: Question<Answer>): Answer
  /** Reports a mistake in the manifest as written. */
  report: Reporter<unknown, PathSpot>
  /** Returns a reporter of mistakes in an entry, with the template's line that uses it. */
  inEntry(entry: Entry, template: Path): Reporter<unknown, PathSpot>
}

/** Returns the translation of a text of the manifest, undefined when there is none. `path` is where it is written. */
export type TranslationOf = (text: string, kind: Kind | undefined, path: Path) => string | undefined

export interface EntryScope {
  /** The entry that `{entry.…}` refers to. */
  entry?: Entry
  collection?: Collection
  /** The page of a paginated list. */
  variant?: ListVariant
  /** Pointer of a block → its list, shared by all pages of the list. */
  lists?: Map<string, EntryList>
}

export interface ListVariant {
  page: number
  filter?: Filter
  /** Path of the list's first page. */
  home: string
  /** The list on this page, compared item by item; left out when the page cannot be reused by it. */
  list?: readonly unknown[]
}

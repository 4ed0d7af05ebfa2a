// Types of the messages between the preview's server and the panel about entries of collections.
import type { Path } from '../problems/finding.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import type { EditAnswer, Json } from './edit-messages.ts'

/** Whether visitors see the entry at the moment that the preview shows. `later`: not yet; `over`: no longer. */
export type EntryState = 'shown' | 'draft' | 'later' | 'over'

export interface ListedEntry {
  /** Its path in operations: `['content', 'content/news/fair.md']`, followed by its place in that file. */
  at: Path
  slug: string
  title: string
  state: EntryState
  /** When a `later` entry appears or an `over` one disappeared, as a date in the site's time zone. */
  moment?: string
  /** The path of its page in the reading. */
  page?: string
}

export interface ListedEntries {
  collections: { name: string; count: number }[]
  /** The name of the listed collection. */
  collection: string
  /** The number of entries that match the filter. */
  found: number
  /** The first matching entries, in the order of the collection. */
  entries: ListedEntry[]
}

/** An entry with its schema. */
export interface EntryForm extends ListedEntry {
  collection: string
  schema: SchemaNode
  value: Json
  /** Its Markdown text with its path; left out where the file format has none. */
  body?: { at: Path; text: string }
  /** True when its slug can be changed. Rows of tables may have none. */
  hasName: boolean
}

/** `at`: the path of the new, copied or renamed entry. */
export type EntryFileAnswer = EditAnswer & { at?: Path }

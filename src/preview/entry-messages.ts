// What the preview's server and the panel say to each other of the entries of collections. Types alone.
import type { Path } from '../problems/finding.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import type { EditAnswer, Json } from './edit-messages.ts'

/** Whether visitors see it at the moment that the preview shows. */
export type EntryState = 'shown' | 'draft' | 'later' | 'over'

export interface ListedEntry {
  /** As operations name it: `['content', 'content/news/fair.md']`, and its place in that file. */
  at: Path
  slug: string
  title: string
  state: EntryState
  /** When it comes, or when it went, as it is written. */
  moment?: string
  /** The page that it has in the reading. */
  page?: string
}

export interface EntryList {
  collections: { name: string; count: number }[]
  /** The one that is listed. */
  collection: string
  /** How many there are of those that were looked for. */
  found: number
  /** The first of them, in the order of the collection. */
  entries: ListedEntry[]
}

/** An entry with the fields it may have. */
export interface EntryForm extends ListedEntry {
  collection: string
  schema: SchemaNode
  value: Json
  /** Its text in Markdown, and where that is; missing where its file has none. */
  body?: { at: Path; text: string }
  /** Whether its name may be changed: rows without one have none. */
  hasName: boolean
}

/** `at`: the entry that has come of it. */
export type EntryFileAnswer = EditAnswer & { at?: Path }

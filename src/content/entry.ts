// One entry: a Markdown file, a row of a table, an item of a list.

import type { Parsed } from '../manifest/read/parsed.ts'
import type { Spot } from '../problems/finding.ts'
import type { Placement } from '../problems/place.ts'

/** Where an entry is written. */
export interface EntryPlace {
  /** As problems name it. */
  file: string
  /** The file as a parsed text: of Markdown, its front matter. */
  parsed: Parsed
  /** From the path of a field of the entry to the same within the file. */
  pathOf(field: readonly (string | number)[]): readonly (string | number)[]
  /** Of a spot whose path is one within the entry. */
  place(spot: Spot): Placement
}

export interface Entry {
  collection: string
  slug: string
  /** What it says, by its fields: checked, and pictures found where they lie. */
  values: Readonly<Record<string, unknown>>
  /** The first field for a text, in a collection with neither `title` nor `name`: lists call the entry by it. */
  titleField?: string
  /** Markdown below the front matter. */
  body: string
  /** Those that its text holds, as they are written: one for each of its fences of the language `block`. */
  blocks: readonly Readonly<Record<string, unknown>>[]
  draft: boolean
  /** Whether its owner has still to supply the real one. */
  placeholder: boolean
  /** Milliseconds since 1970; left out, always. */
  publish?: number
  until?: number
  /** Slugs it had before. */
  was: readonly string[]
  /** False for a row of a table without a field of the type `name`: it has no page. */
  hasSlug: boolean
  at: EntryPlace
  /** By the tag of a language: what the entry says in it. */
  translations?: ReadonlyMap<string, EntryTranslation>
  /** Of an entry in another language than the first: the fields that it says in that one, its body among them. */
  translated?: ReadonlySet<string>
}

/** An entry in another language: its words alone. */
export interface EntryTranslation {
  values: Readonly<Record<string, unknown>>
  body: string
  /** Those that its text holds. */
  blocks: Entry['blocks']
  /** Hash of the words it was made from; left out, it is not watched. */
  of?: string
  /** Where a field of it is written. */
  at: EntryPlace
}

/** What a page, a block or an entry says of when it is shown. */
export const timedKeys: readonly string[] = ['draft', 'publish', 'until']

/** Whether it is shown at a moment. */
export const isShownAt = ({ draft, publish, until }: Pick<Entry, 'draft' | 'publish' | 'until'>, now: number) =>
  !draft && (publish === undefined || publish <= now) && (until === undefined || until > now)

/** `2026-12-03-rates-2027.md` and `rates-2027/index.md` are `rates-2027`. */
export function slugOf(file: string): string {
  const parts = file.split('/')
  const last = parts.at(-1) ?? ''
  const own = /^index\.[a-z]+$/i.test(last) ? (parts.at(-2) ?? last) : last.replace(/\.[a-z]+$/i, '')
  return own.replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, '')
}

/** What may stand in an address. */
export const slugPattern = /^(?![.]{1,2}$)[a-zA-Z0-9._~-]+$/

// The model of an entry: a Markdown file, a row of a table or an item of a list.
import type { Parsed } from '../manifest/read/parsed.ts'
import type { Spot } from '../problems/finding.ts'
import type { Placement } from '../problems/place.ts'

/** The source of an entry. */
export interface EntryPlace {
  /** File name, as problems show it. */
  file: string
  /** The parsed file; of Markdown, its front matter. */
  parsed: Parsed
  /** Maps a path within the entry to a path within the file. */
  pathOf(field: readonly (string | number)[]): readonly (string | number)[]
  /** Locates a spot whose path is relative to the entry. */
  place(spot: Spot): Placement
}

export interface Entry {
  collection: string
  slug: string
  /** Checked value by field name; pictures have their resolved paths. */
  values: Readonly<Record<string, unknown>>
  /** The first field for a text, in a collection with neither `title` nor `name`: lists call the entry by it. */
  titleField?: string
  /** Markdown below the front matter. */
  body: string
  /** Blocks in its text, as written: one for each code fence of the language `block`. */
  blocks: readonly Readonly<Record<string, unknown>>[]
  draft: boolean
  /** Whether it is marked as a placeholder. */
  placeholder: boolean
  /** Milliseconds since 1970; left out, there is no limit. */
  publish?: number
  until?: number
  /** Former slugs. */
  was: readonly string[]
  /** False for a table row without a field of type `name`, which has no page. */
  hasSlug: boolean
  at: EntryPlace
  /** Translation by language tag. */
  translations?: ReadonlyMap<string, EntryTranslation>
  /** Set on an entry in another language: names of its translated fields, with `body` for the text. */
  translated?: ReadonlySet<string>
}

/** The translated fields of an entry. */
export interface EntryTranslation {
  values: Readonly<Record<string, unknown>>
  body: string
  /** Blocks in its text. */
  blocks: Entry['blocks']
  /** Hash of the words it was translated from; left out, it never counts as outdated. */
  of?: string
  /** Its source. */
  at: EntryPlace
}

/** Keys of pages, blocks and entries that decide when they are shown. */
export const timedKeys: readonly string[] = ['draft', 'publish', 'until']

/** Whether an entry is shown at a moment, in milliseconds since 1970. */
export const isShownAt = ({ draft, publish, until }: Pick<Entry, 'draft' | 'publish' | 'until'>, now: number) =>
  !draft && (publish === undefined || publish <= now) && (until === undefined || until > now)

/** `2026-12-03-rates-2027.md` and `rates-2027/index.md` are `rates-2027`. */
export function slugOf(file: string): string {
  const parts = file.split('/')
  const last = parts.at(-1) ?? ''
  const own = /^index\.[a-z]+$/i.test(last) ? (parts.at(-2) ?? last) : last.replace(/\.[a-z]+$/i, '')
  return own.replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, '')
}

/** Characters allowed in an address, except `.` and `..`. */
export const slugPattern = /^(?![.]{1,2}$)[a-zA-Z0-9._~-]+$/

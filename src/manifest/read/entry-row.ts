// The front matter and state of one Markdown entry, without its text.

/** Serialises to JSON; what is false or empty is left out, since ten thousand rows are parsed after a changed word. */
export interface EntryRow {
  /** File name as problems print it. */
  file: string
  slug: string
  /** As JSON. */
  values: string
  /** The field that lists call the entry by, where that is neither `title` nor `name`. */
  titleField?: string
  draft?: true
  placeholder?: true
  /** Milliseconds since 1970. */
  publish?: number
  until?: number
  was?: readonly string[]
}

/** A row as it is stored. `values`: where they begin in a file of their own, since a build of one entry reads those of a few. */
export type StoredRow = Omit<EntryRow, 'values'> & { values: number }

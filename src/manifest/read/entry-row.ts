// An entry of a Markdown file without its text.

/** As JSON takes it. */
export interface EntryRow {
  /** As problems name it. */
  file: string
  slug: string
  values: Readonly<Record<string, unknown>>
  draft: boolean
  placeholder: boolean
  /** Milliseconds since 1970. */
  publish?: number
  until?: number
  was: readonly string[]
  hasSlug: boolean
}

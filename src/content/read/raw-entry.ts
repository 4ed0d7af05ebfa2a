// An entry as its file says it, before anything is checked.
import type { EntryPlace } from '../entry.ts'

export interface RawEntry {
  value: Record<string, unknown>
  body: string
  /** What names it: of a file, its name. */
  slug?: string
  at: EntryPlace
  /** What it says in other languages where it is itself: `title.de`. */
  inPlace?: ReadonlyMap<string, RawTranslation>
}

/** What an entry says in another language, not checked yet. */
export interface RawTranslation {
  value: Record<string, unknown>
  body: string
  at: EntryPlace
}

// An entry as its file has it, not checked yet.
import type { EntryPlace } from '../entry.ts'
import type { BodyBlock } from './body-blocks.ts'

export interface RawEntry {
  value: Record<string, unknown>
  body: string
  /** Blocks that its text holds. */
  blocks: readonly BodyBlock[]
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
  blocks: readonly BodyBlock[]
  at: EntryPlace
}

// An entry as parsed from its file, not checked yet.
import type { EntryPlace } from '../entry.ts'
import type { BodyBlock } from './body-blocks.ts'

export interface RawEntry {
  value: Record<string, unknown>
  body: string
  /** Blocks in its text. */
  blocks: readonly BodyBlock[]
  /** From the file name, the key of an item or the table's name field. */
  slug?: string
  at: EntryPlace
  /** Required fields that the whole table lacks, which is reported at its header. */
  lacking?: ReadonlySet<string>
  /** Translations in the same place, such as `title.de`, by language tag. */
  inPlace?: ReadonlyMap<string, RawTranslation>
}

/** A translation of an entry, not checked yet. */
export interface RawTranslation {
  value: Record<string, unknown>
  body: string
  blocks: readonly BodyBlock[]
  at: EntryPlace
}

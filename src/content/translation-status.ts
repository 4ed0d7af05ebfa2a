// Finds outdated translations of entries by the hash of the words they were translated from.
import { sourceHash } from '../languages/source-hash.ts'
import type { Collection } from './collection.ts'
import type { Entry, EntryTranslation } from './entry.ts'
import { isTranslatedField } from './languages.ts'

/** Hashes all translatable words of an entry, whatever line ends its file has on this machine. */
export const wordsHash = ({ values, body, blocks }: Entry, { fields }: Pick<Collection, 'fields'>): string =>
  sourceHash(
    JSON.stringify([
      ...[...fields.values()].flatMap((field) => (isTranslatedField(field) ? [values[field.name] ?? null] : [])),
      body.replaceAll('\r', '').trim(),
      ...blocks,
    ]),
  )

export interface OutdatedEntry {
  entry: Entry
  translation: EntryTranslation
  /** Hash of the present words. */
  hash: string
}

export function* outdatedIn(collections: ReadonlyMap<string, Collection>, tag: string): Generator<OutdatedEntry> {
  for (const collection of collections.values())
    for (const entry of collection.entries) {
      const translation = entry.translations?.get(tag)
      if (translation?.of === undefined) continue
      const hash = wordsHash(entry, collection)
      if (translation.of !== hash) yield { entry, translation, hash }
    }
}

import { addressIn, declaredLanguages } from '../../languages/addresses.ts'
import { remembered } from '../../remembered.ts'
import type { Draft, DraftPage, DraftReading } from '../sense/draft.ts'

const known = remembered((_: DraftReading) => new WeakMap<Draft, ReadonlyMap<string, string>>())

/** Returns the addresses of pages and redirects in the other languages, each with its path in the first language. */
export function addressesIn(draft: Draft, reading: DraftReading): ReadonlyMap<string, string> {
  const ofReading = known(reading)
  const before = ofReading.get(draft)
  if (before) return before
  const [, ...others] = declaredLanguages(draft.value)
  const paths = others.length === 0 ? [] : [...reading.pages.keys(), ...reading.redirects.map(({ from }) => from)]
  const found = new Map(others.flatMap((language) => paths.map((path) => [addressIn(language, path), path] as const)))
  ofReading.set(draft, found)
  return found
}

/** Returns the page at an address of any language. */
export const draftPageAt = (draft: Draft, reading: DraftReading, path: string): DraftPage | undefined =>
  reading.pages.get(path) ?? reading.pages.get(addressesIn(draft, reading).get(path) ?? path)

import { addressIn, declaredLanguages } from '../../languages/addresses.ts'
import { remembered } from '../../remembered.ts'
import type { Draft, DraftPage, DraftReading } from '../sense/draft.ts'

const addressesOf = remembered(({ value }: Draft) => {
  const [, ...others] = declaredLanguages(value)
  return remembered(({ pages, redirects }: DraftReading): ReadonlyMap<string, string> => {
    const paths = others.length === 0 ? [] : [...pages.keys(), ...redirects.map(({ from }) => from)]
    return new Map(others.flatMap((language) => paths.map((path) => [addressIn(language, path), path] as const)))
  })
})

/** Returns the addresses of pages and redirects in the other languages, each with its path in the first language. */
export const addressesIn = (draft: Draft, reading: DraftReading) => addressesOf(draft)(reading)

/** Returns the page at an address of any language. */
export const draftPageAt = (draft: Draft, reading: DraftReading, path: string): DraftPage | undefined =>
  reading.pages.get(path) ?? reading.pages.get(addressesIn(draft, reading).get(path) ?? path)

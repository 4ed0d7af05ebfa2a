import { declaredCollections } from '../../content/collection.ts'
import { addressIn, declaredLanguages } from '../../languages/addresses.ts'
import { feedPaths } from '../../site/feed-files.ts'
import type { Draft } from './draft.ts'

/** Addresses of the files of feeds, in every language. */
export function feedAddresses({ value }: Draft): ReadonlySet<string> {
  const languages = declaredLanguages(value)
  const feeds = declaredCollections(value).flatMap((collection) => collection.feeds ?? [])
  return new Set(
    feeds.flatMap(({ at, formats }) => [
      ...feedPaths({ at, formats: [...formats] }),
      ...languages.flatMap((language) => feedPaths({ at: addressIn(language, at), formats: [...formats] })),
    ]),
  )
}

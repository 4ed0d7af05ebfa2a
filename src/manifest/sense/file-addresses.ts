import { declaredCollections } from '../../content/collection.ts'
import { addressIn, declaredLanguages } from '../../languages/addresses.ts'
import { decodedAddress } from '../../site/decoded-address.ts'
import { feedPaths } from '../../site/feed-files.ts'
import type { Draft } from './draft.ts'

export const isNamedAsFile = (path: string): boolean => /\.[a-z0-9]{1,5}$/i.test(path)

/** Returns a test whether a path leads to a feed or a file of `public/`; where the files are unknown, whether the path looks like a file. */
export function fileAddresses({ draft, publicFiles }: { draft: Draft; publicFiles?: ReadonlySet<string> }) {
  const feeds = feedAddresses(draft)
  // A target is percent-encoded, and some file systems store umlauts as two characters.
  const names = publicFiles && new Set([...publicFiles].map((name) => name.normalize()))
  return (path: string): boolean =>
    feeds.has(path) || (names ? names.has(decodedAddress(path).normalize()) : isNamedAsFile(path))
}

/** Returns the addresses of feeds in every language. */
function feedAddresses({ value }: Draft): ReadonlySet<string> {
  const languages = declaredLanguages(value)
  const feeds = declaredCollections(value).flatMap((collection) => collection.feeds ?? [])
  return new Set(
    feeds.flatMap(({ at, formats }) => [
      ...feedPaths({ at, formats: [...formats] }),
      ...languages.flatMap((language) => feedPaths({ at: addressIn(language, at), formats: [...formats] })),
    ]),
  )
}

// Finds the declaration of a name, its uses, and its occurrences in the open file.
import {
  type DocumentHighlight,
  DocumentHighlightKind,
  type Location,
  type ReferenceParams,
} from 'vscode-languageserver'
import { mentionsOfSame } from '../../manifest/inspect/names.ts'
import type { RequestedPlace } from '../context.ts'
import { anchorsAt, isOnAnchor, locationOf } from '../site/anchor-at.ts'
import { entryAt, placeOfEntry, usesOfEntry } from '../site/entry-at.ts'
import { namesCollection } from '../site/entry-names.ts'
import { includedAt } from '../site/included-at.ts'
import { locationAt } from '../site/location.ts'
import { locationsOf, namedAt } from '../site/named-at.ts'
import { siteNameAt } from '../site/site-name.ts'
import { translatedPlaces } from '../site/translated-text.ts'

export function definition(place: RequestedPlace): Location[] {
  if (isOnAnchor(place))
    return anchorsAt(place).flatMap((mark) => (mark.role === 'anchor' ? [locationOf(place, mark)] : []))
  const named = namedAt(place)
  const found = entryAt(place, named)
  if (found) return [placeOfEntry(place.site, found.entry)]
  if (!named) return unnamed(place)
  const same = mentionsOfSame(place.site.draft(), named.mention)
  return locationsOf(
    place.site,
    same.filter(({ role }) => role === 'declared'),
  )
}

function unnamed(place: RequestedPlace): Location[] {
  const inBraces = siteNameAt(place)
  if (inBraces) return inBraces.declared
  const collection = collectionAt(place)
  if (collection) return [collection]
  const places = translatedPlaces(place)
  return places.length > 0 ? places.map(({ at }) => at) : includedAt(place)
}

/** Returns the declaration of the collection that a node names. */
function collectionAt({ site, node }: RequestedPlace): Location | undefined {
  const path = ['collections', node.value]
  return namesCollection(node) && site.current()?.source.nodeAt(path) ? locationAt(site, path, 'key') : undefined
}

export function references(
  place: RequestedPlace,
  { context: { includeDeclaration } }: Pick<ReferenceParams, 'context'>,
): Location[] {
  if (isOnAnchor(place))
    return anchorsAt(place)
      .filter(({ role }) => role === 'alias' || includeDeclaration)
      .map((mark) => locationOf(place, mark))
  const named = namedAt(place)
  const found = entryAt(place, named)
  if (found)
    return [
      ...(includeDeclaration ? [placeOfEntry(place.site, found.entry)] : []),
      ...usesOfEntry(place.site, found.entry),
    ]
  if (!named) return translatedPlaces(place).map(({ at }) => at)
  const same = mentionsOfSame(place.site.draft(), named.mention)
  return locationsOf(
    place.site,
    same.filter(({ role }) => role === 'used' || includeDeclaration),
  )
}

/** Returns occurrences of the same name in the open file. */
export function highlights(place: RequestedPlace): DocumentHighlight[] {
  if (isOnAnchor(place))
    return anchorsAt(place).map((mark) => ({
      range: locationOf(place, mark).range,
      kind: mark.role === 'anchor' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
    }))
  const named = namedAt(place)
  if (!named) return []
  return locationsOf(place.site, mentionsOfSame(place.site.draft(), named.mention)).flatMap(({ uri, range }) =>
    uri === place.file.uri ? [{ range }] : [],
  )
}

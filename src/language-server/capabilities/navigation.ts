// Finds the declaration of a name, its uses, and its occurrences in the open file.
import {
  type DocumentHighlight,
  DocumentHighlightKind,
  type Location,
  type ReferenceParams,
} from 'vscode-languageserver'
import { type Mention, mentionsOfSame } from '../../manifest/inspect/names.ts'
import type { RequestedPlace } from '../context.ts'
import { anchorsAt, isOnAnchor, locationOf } from '../site/anchor-at.ts'
import { entryAtCursor, placeOfEntry, usesOfEntry } from '../site/entry-at.ts'
import { namesCollection } from '../site/entry-names.ts'
import { includedAt } from '../site/included-at.ts'
import { locationAt } from '../site/location.ts'
import { locationsOf, namedAt } from '../site/named-at.ts'
import { siteNameAt } from '../site/site-name.ts'
import { translatedPlaces } from '../site/translated-text.ts'

export const definition = (place: RequestedPlace): Location[] =>
  placesOf(place, (role) => role === 'declared') ?? unnamed(place)

export const references = (
  place: RequestedPlace,
  { context: { includeDeclaration } }: Pick<ReferenceParams, 'context'>,
): Location[] =>
  placesOf(place, (role) => role === 'used' || includeDeclaration) ?? translatedPlaces(place).map(({ at }) => at)

/** Returns the wanted places of the anchor, entry or name at the cursor; undefined where there is none. */
function placesOf(place: RequestedPlace, isWanted: (role: Mention['role']) => boolean): Location[] | undefined {
  const { site } = place
  if (isOnAnchor(place))
    return anchorsAt(place)
      .filter(({ role }) => isWanted(role === 'anchor' ? 'declared' : 'used'))
      .map((mark) => locationOf(place, mark))
  const named = namedAt(place)
  const found = entryAtCursor(place, named)
  if (found)
    return [
      ...(isWanted('declared') ? [placeOfEntry(site, found.entry)] : []),
      ...(isWanted('used') ? usesOfEntry(site, found.entry) : []),
    ]
  if (!named) return undefined
  const same = mentionsOfSame(site.draft(), named.mention)
  return locationsOf(
    site,
    same.filter(({ role }) => isWanted(role)),
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

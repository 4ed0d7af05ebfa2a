// Finds the entry at the cursor: by its slug in a field, in a link to its page, or in its own `slug:`.
import type { Location } from 'vscode-languageserver'
import type { Collection } from '../../content/collection.ts'
import type { Entry } from '../../content/entry.ts'
import { entryOfMadePage as entryOfPage } from '../../content/expand/origins.ts'
import { referencesTo } from '../../entry-files/rename-entry.ts'
import { type Mention, mentionsNamed } from '../../manifest/inspect/names.ts'
import { withinQuotes } from '../../manifest/read/written/text-node.ts'
import { valueAt } from '../../site/groups.ts'
import type { RequestedPlace } from '../context.ts'
import { entryAroundNode, fieldAt, knownContent } from './entry-file.ts'
import { locationInEntry } from './location.ts'
import { locationsOf, type NamedAt, namedAt } from './named-at.ts'
import type { SiteInEditor } from './site.ts'

export interface EntryAt {
  entry: Entry
  collection: Collection
  /** Offsets of the slug. */
  start: number
  end: number
}

export function entryAtCursor(place: RequestedPlace, named = namedAt(place)): EntryAt | undefined {
  if (named) return ofPage(place, named)
  const { node } = place
  if (node.kind !== 'scalar') return undefined
  const at = withinQuotes(node)
  const { field } = fieldAt(place, node) ?? {}
  const collections = knownContent(place.site)?.collections
  if (field?.type === 'entry') {
    const collection = collections?.get(field.of ?? '')
    const entry = collection?.bySlug.get(node.value.trim())
    return entry && collection && { entry, collection, ...at }
  }
  // The field with the entry's own slug.
  const isOwn = node.at === 'slug' || (field?.type === 'name' && place.tree.part !== 'front matter')
  const entry = isOwn ? entryAroundNode(place, node) : undefined
  const collection = entry && collections?.get(entry.collection)
  return collection && entry?.slug === node.value ? { entry, collection, ...at } : undefined
}

/** Finds the entry of a link that ends with its slug. */
function ofPage({ site }: RequestedPlace, { mention, end }: NamedAt): EntryAt | undefined {
  if (mention.kind !== 'route') return undefined
  const entry = entryOfRoute(site, mention.name)
  const collection = entry && knownContent(site)?.collections.get(entry.collection)
  return collection && mention.name.endsWith(entry.slug)
    ? { entry, collection, start: end - entry.slug.length, end }
    : undefined
}

function entryOfRoute(site: SiteInEditor, route: string): Entry | undefined {
  for (const { role, path } of mentionsNamed(site.draft(), { kind: 'route', name: route })) {
    const entry = role === 'declared' ? entryOfPage(valueAt(site.current()?.source.value, path)) : undefined
    if (entry) return entry
  }
  return undefined
}

/** Returns the place of an entry's title, or of the entry. */
export function placeOfEntry(site: SiteInEditor, entry: Entry): Location {
  const named = ['title', 'name', 'id', 'slug'].find((key) => typeof entry.values[key] === 'string')
  return locationInEntry(site, entry, named === undefined ? { path: [], on: 'entry' } : { path: [named], on: 'value' })
}

/** Returns the pages of an entry in all readings. */
export function pagesOfEntry(site: SiteInEditor, entry: Entry): { reading: string; route: string }[] {
  const value = site.current()?.source.value
  return site
    .draft()
    .readings.flatMap(({ name, pages }) =>
      [...pages.values()].flatMap(({ route, path }) =>
        entryOfPage(valueAt(value, path)) === entry ? [{ reading: name, route }] : [],
      ),
    )
}

/** Returns links to the pages of an entry. */
export function linksToEntry(site: SiteInEditor, entry: Entry): Mention[] {
  const routes = new Set(pagesOfEntry(site, entry).map(({ route }) => route))
  return [...routes].flatMap((name) =>
    mentionsNamed(site.draft(), { kind: 'route', name }).filter(({ role }) => role === 'used'),
  )
}

/** Returns links to the entry's pages, and fields of entries that refer to it. */
export function usesOfEntry(site: SiteInEditor, entry: Entry): Location[] {
  const content = knownContent(site)
  const naming = content ? referencesTo(entry, content) : []
  return [
    ...locationsOf(site, linksToEntry(site, entry)),
    ...naming.map(({ path, entry: from }) => locationInEntry(site, from, { path, on: 'value' })),
  ]
}

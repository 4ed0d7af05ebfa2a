// Chooses the items of a reading's feeds: the pages of the newest entries of each collection with a feed.
import { declaredCollections } from '../../content/collection.ts'
import type { Entry } from '../../content/entry.ts'
import { entryOfMadePage } from '../../content/expand/origins.ts'
import { momentOf, startOfDay, zoneOrUtc } from '../../content/moments.ts'
import { dateField } from '../../content/select.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { Feed, Route } from '../../site/model.ts'

/** `isListed` decides by the path of a page whether a feed may hold it; left out, it may hold every page. */
export function feedsOf(
  manifest: Manifest,
  reading: string,
  routes: readonly Route[],
  isListed: (path: string) => boolean = () => true,
): Feed[] {
  const wanted = declaredCollections(manifest).filter(({ feeds }) => feeds !== undefined)
  if (wanted.length === 0) return []
  const pages = manifest.readings[reading]?.routes ?? {}
  const { url, timeZone = 'UTC' } = manifest.site
  const zone = zoneOrUtc(timeZone)
  return wanted.flatMap(({ name, feeds, fields, order }) => {
    if (!feeds) return []
    const dated = dateField({ fields })?.name ?? ''
    const held = new Set<Entry>()
    const isNewestFirst = order?.field === dated && order.isDescending
    const items: Feed['items'][number][] = []
    for (const { path } of routes) {
      if (isNewestFirst && items.length === feeds.most) break
      const entry = entryOfMadePage(pages[path])
      const day = entry?.values[dated]
      if (entry?.collection !== name || typeof day !== 'string' || held.has(entry) || !isListed(path)) continue
      // Later pages of a list on the entry's page follow the first.
      held.add(entry)
      // The item's id keeps the entry's first address.
      const first = path.slice(0, path.lastIndexOf('/') + 1) + (entry.was[0] ?? entry.slug)
      const at = inFeed(day, zone)
      if (at) items.push({ path, at, id: `tag:${new URL(url).hostname},${day.slice(0, 10)}:${first}` })
    }
    items.sort((one, other) => other.at.localeCompare(one.at))
    const title = feeds.title ?? routes.find(({ path }) => path === feeds.at)?.title ?? manifest.site.name
    return [{ at: feeds.at, title, formats: [...feeds.formats], items: items.slice(0, feeds.most) }]
  })
}

/** "2026-12-03" → "2026-12-02T23:00:00Z" in Europe/Zurich; undefined for what is no day. */
function inFeed(written: string, zone: string): string | undefined {
  const moment = momentOf(written, zone)
  if (moment.kind === 'none') return undefined
  const at = moment.kind === 'one' ? moment.at : startOfDay(written.slice(0, 10), zone)
  return new Date(at).toISOString().replace('.000', '')
}

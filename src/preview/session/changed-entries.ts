// Returns the pages of changed entries, and written pages that list them, before the whole site is loaded again: of ten thousand entries that
// takes half a second.
import { type Content, contentOf } from '../../content/content-of.ts'
import { isShownAt } from '../../content/entry.ts'
import { areWordsOfEntries, isSameOutsideFront, type KnownEntries } from '../../content/known-entries.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Route } from '../../site/model.ts'

/** Changed pages by reading and path. */
export type ChangedEntryPages = ReadonlyMap<string, ReadonlyMap<string, Route>>

/**
 * `texts`: all changed texts by file. `load` loads the pages of these entries only. Returns undefined after any other change, for an entry with
 * errors or a new address, and for a site in several languages.
 */
export function changedEntryPages(
  { source, manifest }: Loaded,
  texts: ReadonlyMap<string, string>,
  load: (only: KnownEntries) => Loaded,
): ChangedEntryPages | undefined {
  const content = contentOf(source)
  if (!content || !manifest || manifest.languages) return undefined
  const changed = [...texts].map(([file, text]) => ({ file, before: source.allTexts.get(file), text }))
  if (!areWordsOfEntries(changed, content, isSameOutsideFront)) return undefined
  const { readings, source: now } = load({
    rows: Object.fromEntries([...content.collections].map(([name, { entries }]) => [name, entries])),
    wanted: new Set(texts.keys()),
    text: (file) => texts.get(file) ?? '',
  })
  const addressesIn = ({ collections }: Content) =>
    [...collections.values()].flatMap(({ entries }) =>
      entries.filter(({ at }) => texts.has(at.file)).map((entry) => [entry.slug, isShownAt(entry, content.now)].join()),
    )
  if (!readings || `${addressesIn(content)}` !== `${addressesIn(contentOf(now) ?? content)}`) return undefined
  return new Map(
    readings.names.map((name) => {
      const pages = readings.manifest.readings[name]?.routes ?? {}
      const before = manifest.readings[name]?.routes ?? {}
      // Written pages are made whole; of a list, the further pages are not.
      const isChanged = ({ path }: Route) => pages[path] !== before[path]
      const changed = readings.site(name)?.routes.filter(isChanged) ?? []
      return [name, new Map(changed.map((route) => [route.path, route]))]
    }),
  )
}

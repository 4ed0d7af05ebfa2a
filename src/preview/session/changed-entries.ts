// Returns the pages of entries whose words have changed, before the whole site is loaded again: of ten thousand entries that takes half a second.
import { contentOf } from '../../content/content-of.ts'
import { entryOfMadePage } from '../../content/expand/origins.ts'
import { areWordsOfEntries, type KnownEntries } from '../../content/known-entries.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Route } from '../../site/model.ts'

/** Changed pages by reading and path. */
export type ChangedEntryPages = ReadonlyMap<string, ReadonlyMap<string, Route>>

/**
 * `texts`: all changed texts by file. `load` loads the pages of these entries only. Returns undefined after any other change, for an entry with
 * errors, and for a site in several languages.
 */
export function changedEntryPages(
  { source, manifest }: Loaded,
  texts: ReadonlyMap<string, string>,
  load: (only: KnownEntries) => Loaded,
): ChangedEntryPages | undefined {
  const content = contentOf(source)
  if (!content || !manifest || manifest.languages) return undefined
  const changed = [...texts].map(([file, text]) => ({ file, before: source.allTexts.get(file), text }))
  if (!areWordsOfEntries(changed, content)) return undefined
  const { readings } = load({
    rows: Object.fromEntries([...content.collections].map(([name, { entries }]) => [name, entries])),
    wanted: new Set(texts.keys()),
    text: (file) => texts.get(file) ?? '',
  })
  if (!readings) return undefined
  return new Map(
    readings.names.map((name) => {
      const pages = readings.manifest.readings[name]?.routes ?? {}
      const isChanged = ({ path }: Route) => texts.has(entryOfMadePage(pages[path])?.at.file ?? '')
      const changed = readings.site(name)?.routes.filter(isChanged) ?? []
      return [name, new Map(changed.map((route) => [route.path, route]))]
    }),
  )
}

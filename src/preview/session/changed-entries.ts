// Returns the pages of changed entries, and written pages that list them, before the whole site is loaded again: of ten thousand entries that
// takes half a second.
import { type Content, contentOf } from '../../content/content-of.ts'
import { isShownAt } from '../../content/entry.ts'
import { areWordsOfEntries, isOf, isSameOutsideFront, type KnownEntries } from '../../content/known-entries.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Route } from '../../site/model.ts'

/** Changed pages by reading and path. */
export type ChangedEntryPages = ReadonlyMap<string, ReadonlyMap<string, Route>>

/**
 * `texts`: all changed texts by file. `load` loads the pages of these entries only. Returns undefined after any other change, and for an entry
 * with errors or a new address.
 */
export function changedEntryPages(
  { source, readings: whole }: Loaded,
  texts: ReadonlyMap<string, string>,
  load: (only: KnownEntries) => Loaded,
): ChangedEntryPages | undefined {
  const content = contentOf(source)
  if (!content || !whole) return undefined
  const changed = [...texts].map(([file, text]) => ({ file, before: source.allTexts.get(file), text }))
  if (!areWordsOfEntries(changed, content, isSameOutsideFront)) return undefined
  const all = [...content.collections].map(([name, { entries }]) => [name, entries] as const)
  const has = (file: string) => texts.has(file)
  const wanted = new Set(all.flatMap(([, entries]) => entries.flatMap((one) => (isOf(one, has) ? one.at.file : []))))
  const { readings, source: now } = load({
    rows: Object.fromEntries(all),
    wanted,
    text: (file) => texts.get(file) ?? source.allTexts.get(file) ?? '',
    siteBefore: (reading) => whole.site(reading),
  })
  const addressesIn = ({ collections }: Content) =>
    [...collections.values()].flatMap(({ entries }) =>
      entries.flatMap((entry) => (wanted.has(entry.at.file) ? [entry.slug, isShownAt(entry, content.now)] : [])),
    )
  if (!readings || `${addressesIn(content)}` !== `${addressesIn(contentOf(now) ?? content)}`) return undefined
  return new Map(
    readings.names.map((name) => {
      const { routes = [] } = readings.site(name) ?? {}
      // Written pages are made whole; of a list, the further pages are not.
      return [name, new Map(routes.map((route) => [route.path, route]))]
    }),
  )
}

// Returns the pages of changed entries, and written pages that list them, before the whole site is loaded again: of ten thousand entries that
// takes half a second.
import { type Content, contentOf } from '../../content/content-of.ts'
import { isShownAt } from '../../content/entry.ts'
import { areWordsOfEntries, isOf, isSameOutsideFront, type KnownEntries } from '../../content/known-entries.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Route } from '../../site/model.ts'
import { routesByPath } from '../../site/routes-by-path.ts'

/** Returns the page at a path of a reading as it is now; undefined where only a whole load makes it. */
export type ChangedEntryPages = (reading: string, path: string) => Route | undefined

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
  const has = (file: string) => texts.has(file)
  const found = [...content.collections.values()].flatMap(({ name, entries }) =>
    entries.flatMap((entry, at) =>
      isOf(entry, has) ? { entry, nowIn: (then: Content) => then.collections.get(name)?.entries[at] } : [],
    ),
  )
  const { readings, source: now } = load({
    rows: Object.fromEntries([...content.collections].map(([name, { entries }]) => [name, entries])),
    wanted: new Set(found.map(({ entry }) => entry.at.file)),
    text: (file) => texts.get(file) ?? source.allTexts.get(file) ?? '',
    siteBefore: (reading) => whole.site(reading),
  })
  const then = contentOf(now)
  const hasAddress = ({ entry, nowIn }: (typeof found)[number]) => {
    const changed = then && nowIn(then)
    return changed !== undefined && changed.slug === entry.slug && isShownAt(changed, content.now)
  }
  if (!readings || !found.every(hasAddress)) return undefined
  return (reading, path) => {
    const language = routesByPath(whole.site(reading)?.routes ?? []).get(path)?.language
    // Written pages are made whole; of a list, the further pages are not.
    return readings.site(reading, language)?.routes.find((one) => one.path === path)
  }
}

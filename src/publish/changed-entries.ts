// Builds only the pages of entries whose words have changed. After any other change the whole site is built.
import { resolve } from 'node:path'
import { cacheFolder } from '../cache/cache.mjs'
import { entryOfMadePage } from '../content/expand/origins.ts'
import { isSameOutside, type KnownEntries } from '../content/known-entries.ts'
import { includedName } from '../files/included-files.ts'
import { readSiteText } from '../files/read-manifest.ts'
import { unlessFault } from '../problems/fault.ts'
import { pageFile } from '../site/addresses.ts'
import { feedPath } from '../site/feed-files.ts'
import type { Build } from './build-options.ts'
import { comingChanges } from './coming-changes.ts'
import { EntryRows, type RowsHead, type TextFile } from './entry-rows.ts'
import { contentFolder, type Inputs, rewritten } from './inputs.ts'
import { filesExist } from './ledger.ts'
import { type OpenedSite, openSite } from './open-site.ts'
import { type ChangedPages, renderChanged, showsOthers, writeChanged } from './render-changed.ts'

/** A change of any other file in the content folder causes a whole build. */
const isText = (path: string) => path.endsWith('.md')

/** Above this number a whole build is as fast. */
const maxChanged = 100

/** Resolves with the closing sentence; undefined when the whole site has to be built, and then nothing is written. */
export async function buildChangedEntries(build: Build): Promise<string | undefined> {
  const { manifest, out, ledger, log } = build
  const content = contentFolder(manifest)
  const from = ledger.made && !build.serving && log.sinceBut(content, ledger.made.from)
  const rows = ledger.made && from && EntryRows.read(cacheFolder(build.root), out, ledger.made.from)
  if (!rows || !ledger.made || !filesExist(out, ledger)) return undefined
  const stamps = log.stampsIn(content)
  const written = stamps && rows.changed(stamps, rewritten(ledger.made.from))
  if (!written || written.length > maxChanged || !written.every(isText)) return undefined
  const read = unlessFault(() => written.map((path) => ({ path, text: readSiteText(path, path) })))
  const changed = read?.filter(({ path, text }) => text !== rows.textBefore(path))
  if (!read || !changed?.every(({ path, text }) => isSameOutside(rows.textBefore(path), text))) return undefined
  const made = await withPagesOf(changed, rows, build)
  const summary = made && (await writeChanged(made, rows.head.pages, from, build))
  if (summary !== undefined) rows.add(from, stamps, read)
  if (summary !== undefined) build.ended('changed entries')
  return summary
}

/** Returns a function that stores the rows for `buildChangedEntries`, to be called after a whole build; undefined when the site cannot use them. */
export function entriesToRemember(
  opened: OpenedSite,
  build: Build,
): ((known: Pick<RowsHead, 'site' | 'icons'>, from: Inputs) => void) | undefined {
  const whole = rowsOf(opened, build)
  if (!whole) return undefined
  const { head, stamps, texts } = whole
  return (known, from) =>
    EntryRows.write(cacheFolder(build.root), build.out, { ...known, ...head }, from, stamps, texts)
}

/** A separate function, so that the closure above does not keep the manifest in memory while pages are rendered. */
function rowsOf({ site, loaded }: OpenedSite, build: Build) {
  const { manifest, source } = loaded
  const rows = source.expansion?.rows()
  const isPlain = manifest && Object.keys(manifest.readings).length === 1 && source.suppressions.length === 0
  const stamps = build.log.stampsIn(contentFolder(build.manifest))
  if (!rows || !stamps || !isPlain || build.serving || site.editions) return undefined
  const pages = manifest.readings[site.reading]?.routes ?? {}
  const texts = new Map(source.expansion?.files.map(({ file, text }) => [resolve(file), text]))
  const head = {
    ...(site.shareImages !== undefined && { shareImages: site.shareImages }),
    pages: site.routes.length,
    feeds: (site.feeds ?? []).map(({ at, items }) => ({
      at,
      files: items.flatMap(({ path }) => entryOfMadePage(pages[path])?.at.file ?? []),
    })),
    rows,
  }
  return { head, stamps, texts: stamps.paths.map((path) => (isText(path) && texts.get(path)) || '') }
}

/** Renders the pages and feeds that show these texts; undefined when anything else would change, too. */
async function withPagesOf(
  texts: readonly TextFile[],
  rows: EntryRows,
  build: Build,
): Promise<ChangedPages | undefined> {
  const { head } = rows
  const { manifest, root, reading, at, log, ledger } = build
  const names = new Map(texts.map(({ path, text }) => [includedName(manifest, path, process.cwd()), text]))
  const feeds = head.feeds.filter(({ files }) => files.some((file) => names.has(file)))
  const only: KnownEntries = {
    rows: rows.head.rows,
    values: rows.values,
    wanted: new Set([...names.keys(), ...feeds.flatMap(({ files }) => files)]),
    text: (file) => names.get(file) ?? readSiteText(resolve(file), file),
  }
  const opened = unlessFault(() => openSite(manifest, { root, reading, at, log, only }))
  if (!opened) return undefined
  const { loaded } = opened
  const pages = loaded.manifest?.readings[opened.site.reading]?.routes ?? {}
  const fileAt = (path: string) => entryOfMadePage(pages[path])?.at.file ?? ''
  const changed = opened.site.routes.filter(({ path }) => names.has(fileAt(path)))
  const withPages = new Set(changed.map(({ path }) => fileAt(path)))
  const isDraft = (file: string) =>
    Object.values(head.rows).some((rows) => rows.some((row) => row.draft && row.file === file))
  // A scheduled entry is checked as of its publication, which takes a whole load.
  if (![...names.keys()].every((file) => withPages.has(file) || isDraft(file))) return undefined
  const made = await renderChanged(opened, changed, head, build)
  if (!made) return undefined
  for (const route of made.site.routes)
    if (!changed.includes(route) && !showsOthers(route)) {
      const file = pageFile(route.path)
      if (ledger.files.get(file)?.key !== made.keys.get(file)) return undefined
    }
  const ofFeeds = new Set(feeds.map(({ at }) => at))
  for (const feed of made.site.feeds ?? [])
    for (const format of ofFeeds.has(feed.at) ? feed.formats : []) {
      const name = feedPath(feed, format).slice(1)
      made.files.set(name, made.others.get(name) ?? '')
    }
  const coming = comingChanges(loaded)
  if (coming !== undefined) build.note(coming)
  return made
}

// Builds only the pages of entries whose words have changed. After any other change the whole site is built.
import { join, resolve } from 'node:path'
import { listsPages, withInnerBlocks } from '../blocks/schemas.ts'
import { cacheFolder } from '../cache/cache.mjs'
import { encoderOf, encodings } from '../compression/encodings.ts'
import { entryOf } from '../content/expand/origins.ts'
import { isSameOutside, type KnownEntries } from '../content/known-entries.ts'
import { nameOf } from '../files/included-files.ts'
import { readSiteText } from '../files/read-manifest.ts'
import { siteImages } from '../images/site-images.ts'
import { isFault } from '../problems/fault.ts'
import { buildMarkFile, fileOf } from '../site/addresses.ts'
import { feedPath } from '../site/feed-files.ts'
import type { Route, Site } from '../site/model.ts'
import { buildMarkOf, builtCommit } from './build-mark.ts'
import type { Build } from './build-options.ts'
import { byteSize } from './byte-size.ts'
import { clientBundle } from './client-bundle.ts'
import { comingChanges } from './coming-changes.ts'
import { EntryRows, type RowsHead, type TextFile } from './entry-rows.ts'
import { besideOf } from './host-plan.ts'
import { contentFolder, type Inputs, rewritten } from './inputs.ts'
import { filesExist } from './ledger.ts'
import { type OpenedSite, openSite } from './open-site.ts'
import { pageKeys, siteKey } from './page-keys.ts'
import type { PageKind } from './page-kind.ts'
import { hasSearch } from './search-index.ts'
import { siteFiles } from './site-files.ts'
import { SiteWriter } from './write-site.ts'

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
  const made = await withPagesOf(changed, rows.head, build)
  const summary = made && (await write(made, rows.head.pages, from, build))
  if (summary !== undefined) rows.add(from, stamps, read)
  if (summary !== undefined) build.ended('changed entries')
  return summary
}

export const pagesLine = ({ reading }: Site, pages: number, bytes: number): string =>
  `${pages} page${pages === 1 ? '' : 's'} of reading ${reading}, ${byteSize(bytes)}`

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
      files: items.flatMap(({ path }) => entryOf(pages[path])?.at.file ?? []),
    })),
    rows,
  }
  return { head, stamps, texts: stamps.paths.map((path) => (isText(path) && texts.get(path)) || '') }
}

interface ChangedPages {
  site: Site
  /** Changed files below the site's root → text. */
  files: ReadonlyMap<string, string>
  keys: ReadonlyMap<string, string>
}

/** Renders the pages and feeds that show these texts; undefined when anything else would change, too. */
async function withPagesOf(
  texts: readonly TextFile[],
  head: RowsHead,
  build: Build,
): Promise<ChangedPages | undefined> {
  const { manifest, root, reading, at, log, sourceHash, ledger, engine } = build
  const names = new Map(texts.map(({ path, text }) => [nameOf(manifest, path, process.cwd()), text]))
  const feeds = head.feeds.filter(({ files }) => files.some((file) => names.has(file)))
  const only: KnownEntries = {
    rows: head.rows,
    wanted: new Set([...names.keys(), ...feeds.flatMap(({ files }) => files)]),
    text: (file) => names.get(file) ?? readSiteText(resolve(file), file),
  }
  const opened = unlessFault(() => openSite(manifest, { root, reading, at, log, only }))
  if (!opened) return undefined
  const { folders, loaded } = opened
  if (hasSearch(opened.site.routes)) return undefined
  const site: Site = { ...opened.site, shareImages: head.shareImages }
  const { routes, logo } = site
  // No entry changes the icons.
  const { images } = await siteImages({ routes, logo }, folders, join(cacheFolder(build.root), 'images'))
  const { icons } = head
  if (siteKey(site, sourceHash, images, icons) !== head.site) return undefined
  const keys = pageKeys(site, sourceHash, images, site.routes, icons)
  const pages = loaded.manifest?.readings[site.reading]?.routes ?? {}
  const isChanged = ({ path }: Route) => names.has(entryOf(pages[path])?.at.file ?? '')
  for (const route of site.routes) {
    const showsOthers = withInnerBlocks(route.blocks).some(({ type }) => listsPages(type))
    const known = ledger.files.get(fileOf(route.path))
    if (isChanged(route) ? showsOthers || !known : !showsOthers && known?.key !== keys.get(fileOf(route.path)))
      return undefined
  }
  const shown = site.routes.filter(isChanged)
  // A scheduled entry is checked as of its publication, which takes a whole load.
  if (new Set(shown.map(({ path }) => entryOf(pages[path])?.at.file)).size < names.size) return undefined
  const wanted = new Set(shown.map(({ path }) => fileOf(path)))
  const kept = new Map([...keys.keys()].filter((file) => !wanted.has(file)).map((file) => [file, noKind]))
  const bundle = await clientBundle(engine, sourceHash)
  const found = new Map<string, string>()
  let isAsBefore = true
  const onPage = (file: string, html: string, kind: PageKind) => {
    found.set(file, html)
    if (JSON.stringify(kind) !== JSON.stringify(ledger.files.get(file)?.kind)) isAsBefore = false
  }
  const { files } = siteFiles(site, bundle, undefined, { kept, onPage, images, icons, redirects: [] })
  if (!isAsBefore || found.size !== wanted.size) return undefined
  const ofFeeds = new Set(feeds.map(({ at }) => at))
  for (const feed of site.feeds ?? [])
    for (const format of ofFeeds.has(feed.at) ? feed.formats : []) {
      const name = feedPath(feed, format).slice(1)
      found.set(name, files.get(name) ?? '')
    }
  const coming = comingChanges(loaded)
  if (coming !== undefined) build.note(coming)
  return { site, files: found, keys }
}

/** Returns undefined instead of throwing a Fault: the whole build reports it. */
function unlessFault<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (isFault(error)) return undefined
    throw error
  }
}

/** Pages that are not rendered add no scripts or styles. */
const noKind: PageKind = { styles: [], scripts: [], islands: [] }

async function write({ site, files, keys }: ChangedPages, pages: number, from: Inputs, build: Build): Promise<string> {
  const { out, ledger, host } = build
  const thorough = encodings.map(({ name, ending }) => ({ ending, encoder: encoderOf(name, 'thorough') }))
  const isThorough = (file: string) =>
    thorough.some(({ ending, encoder }) => ledger.files.get(file + ending)?.encoder === encoder)
  const writer = new SiteWriter(out, {
    known: ledger.files,
    keepsOthers: true,
    keys: new Map([...keys].flatMap(([file, key]) => [file, besideOf(host, file) ?? file].map((one) => [one, key]))),
    thorough: new Set([...files.keys()].filter(isThorough)),
  })
  try {
    for (const [name, text] of files)
      for (const file of new Set([name, besideOf(host, name) ?? name]))
        writer.put(file, text, ledger.files.get(name)?.kind)
    if (host?.sendsCompressed ?? true) await writer.compress()
    writer.put(buildMarkFile, `${JSON.stringify(buildMarkOf(writer.entries(), builtCommit()))}\n`)
    const seconds = new Set(
      host?.addsSlash ? [...ledger.files.keys()].flatMap((file) => besideOf(host, file) ?? []) : [],
    )
    const { written, unchanged, removed, made } = writer.finish({
      seconds,
      made: (bytes) => ({ from, summary: pagesLine(site, pages, bytes) }),
    })
    return `${made?.summary}: ${written} files written, ${unchanged} unchanged, ${removed} removed`
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

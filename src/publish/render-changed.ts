// Renders and writes a few pages of a site whose other files stay as the last build left them.
import { join } from 'node:path'
import { listsPages, withInnerBlocks } from '../blocks/schemas.ts'
import { cacheFolder } from '../cache/cache.mjs'
import { encoderOf, encodings } from '../compression/encodings.ts'
import { siteImages } from '../images/site-images.ts'
import { buildMarkFile, pageFile } from '../site/addresses.ts'
import type { IconLink } from '../site/images.ts'
import type { Route, Site } from '../site/model.ts'
import { hasOneSheet } from '../site/one-sheet.ts'
import { buildMarkOf, builtCommit } from './build-mark.ts'
import type { Build } from './build-options.ts'
import { byteSize } from './byte-size.ts'
import { clientBundle } from './client-bundle.ts'
import { besideOf } from './host-plan.ts'
import type { Inputs } from './inputs.ts'
import type { OpenedSite } from './open-site.ts'
import { pageKeys, siteKey } from './page-keys.ts'
import type { PageKind } from './page-kind.ts'
import { hasSearch } from './search-index.ts'
import { siteFiles } from './site-files.ts'
import { SiteWriter } from './write-site.ts'

/** What the last whole build stores for a build of a few pages. */
export interface KnownSite {
  /** Key of everything that all pages depend on; see siteKey. */
  site: string
  shareImages?: boolean
  icons?: IconLink[]
  /** Number of pages. */
  pages: number
}

export interface ChangedPages {
  site: Site
  /** Changed files below the site's root → text. */
  files: Map<string, string>
  /** Files that the site has beside its pages, as this part of it would have them. */
  others: ReadonlyMap<string, string>
  keys: ReadonlyMap<string, string>
}

export const pagesLine = ({ reading }: Site, pages: number, bytes: number): string =>
  `${pages} page${pages === 1 ? '' : 's'} of reading ${reading}, ${byteSize(bytes)}`

/** Whether the page contains titles of other pages. */
export const showsOthers = (route: Route): boolean => withInnerBlocks(route.blocks).some(({ type }) => listsPages(type))

/** Renders the `changed` routes of an opened part of the site; undefined when anything beside these pages would change, too. */
export async function renderChanged(
  opened: OpenedSite,
  changed: readonly Route[],
  known: KnownSite,
  { root, sourceHash, ledger, engine }: Build,
): Promise<ChangedPages | undefined> {
  if (hasSearch(opened.site.routes)) return undefined
  const site: Site = { ...opened.site, shareImages: known.shareImages, oneSheet: hasOneSheet(known.pages) }
  const { routes, logo } = site
  // No page changes the icons.
  const { images } = await siteImages({ routes, logo }, opened.folders, join(cacheFolder(root), 'images'))
  const { icons } = known
  if (siteKey(site, sourceHash, images, icons) !== known.site) return undefined
  const keys = pageKeys(site, sourceHash, images, routes, icons)
  if (changed.some((route) => showsOthers(route) || !ledger.files.has(pageFile(route.path)))) return undefined
  const wanted = new Set(changed.map(({ path }) => pageFile(path)))
  const kept = new Map([...keys.keys()].filter((file) => !wanted.has(file)).map((file) => [file, noKind]))
  const bundle = await clientBundle(engine, sourceHash)
  const files = new Map<string, string>()
  let isAsBefore = true
  const onPage = (file: string, html: string, kind: PageKind) => {
    files.set(file, html)
    if (JSON.stringify(kind) !== JSON.stringify(ledger.files.get(file)?.kind)) isAsBefore = false
  }
  const { files: others } = siteFiles(site, bundle, undefined, { kept, onPage, images, icons, redirects: [] })
  return isAsBefore && files.size === wanted.size ? { site, files, others, keys } : undefined
}

/** Pages that are not rendered add no scripts or styles. */
const noKind: PageKind = { styles: [], scripts: [], islands: [] }

/** Writes the files and the ledger of a site with so many pages; returns the closing sentence. */
export async function writeChanged(
  { site, files, keys }: ChangedPages,
  pages: number,
  from: Inputs,
  build: Build,
): Promise<string> {
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
    writer.put(buildMarkFile, `${JSON.stringify(buildMarkOf(writer.entries(), builtCommit()))}\n`)
    if (host?.sendsCompressed ?? true) await writer.compress()
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

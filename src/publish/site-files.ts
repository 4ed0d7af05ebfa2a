// Renders a resolved site into files. Pure: the same site and bundle give the same bytes.
import { ownBlocks } from '../blocks/own-blocks.ts'
import { documentOf } from '../render/document.ts'
import { faviconOf } from '../render/favicon.ts'
import { feedFiles } from '../render/feeds.tsx'
import { redirectPage } from '../render/redirect-page.ts'
import { type Rendered, renderPage, renderUnknown } from '../render/render-page.tsx'
import { robotsOf, sitemapOf } from '../render/sitemap.ts'
import { isOwnIndexFile, languageFolders, pageFile, redirectFileOf, unknownFiles } from '../site/addresses.ts'
import { siteIn } from '../site/editions.ts'
import type { IconLink, Images } from '../site/images.ts'
import type { Route, Site } from '../site/model.ts'
import { isPattern, type Redirect } from '../site/redirects.ts'
import type { ClientBundle } from './client-bundle.ts'
import type { OwnFiles } from './hosts/host.ts'
import { type PageKind, PageKinds } from './page-kind.ts'
import type { OnProgress } from './progress-of.ts'
import { scriptFiles, scriptsOf } from './scripts.ts'
import { searchFiles } from './search-index.ts'
import { sheetsOf } from './styles/page-sheets.ts'

/** File below the site's root → its text. */
export type PublishedFiles = Map<string, string>

export interface PublishedSite {
  files: PublishedFiles
  /** Hashes of all style sheets on pages, sorted, for the security policy. */
  styleHashes: string[]
}

export interface RenderingOptions {
  /** Page files that are up to date and not rendered, with what they need. */
  kept?: ReadonlyMap<string, PageKind>
  onProgress?: OnProgress
  /** Receives each page as soon as it is rendered; the page is then not among the returned files. */
  onPage?: (file: string, html: string, kind: PageKind) => void
  /** Prepared pictures; left out, pages show the original files. */
  images?: Images
  /** Links to the site's own icon; left out, a favicon is generated. */
  icons?: readonly IconLink[]
  /** Redirects to write as files, without patterns. Left out, those of the site. */
  redirects?: readonly Redirect[]
  /** Texts that the owner adds to generated files. */
  own?: OwnFiles
}

/** `failed` receives every page that cannot be rendered, which gets the error screen instead. Left out, the first error is thrown. */
export function siteFiles(
  site: Site,
  bundle: ClientBundle,
  failed: (route: Route, error: Error) => void = throwFault,
  { kept = new Map(), onProgress, onPage, images, icons, own, redirects = site.redirects }: RenderingOptions = {},
): PublishedSite {
  const sheets = sheetsOf(site, bundle)
  const sources = Object.fromEntries(Object.entries(bundle.islands).map(([type, { atOnce }]) => [type, atOnce]))
  const all = new PageKinds()
  const kinds = new Set(kept.values())

  const files: PublishedFiles = new Map()
  const addPage = (file: string, { head, body, needs }: Rendered, language: string = site.language) => {
    const kind = all.of(needs)
    kinds.add(kind)
    const scripts = scriptsOf(site, kind, bundle)
    const html = documentOf({
      site: siteIn(site, language),
      head,
      body,
      sheets: sheets(kind.styles, language),
      scripts,
      icons,
    })
    if (onPage) onPage(file, html, kind)
    else files.set(file, html)
  }
  for (const [at, route] of site.routes.entries()) {
    if (kept.has(pageFile(route.path))) continue
    onProgress?.(at + 1, site.routes.length)
    const page = renderPage(site, route, sources, images)
    const error = page.error ?? (images && unpreparedPicture(page, images))
    if (error) failed(route, error)
    addPage(pageFile(route.path), page, route.language)
  }
  for (const { from, to } of redirects)
    if (!isPattern(from) && !isOwnIndexFile({ from, to })) files.set(redirectFileOf(from), redirectPage(site, to))
  const { unknownPaths } = site
  if ('redirect' in unknownPaths) {
    files.set('404.html', redirectPage(site, unknownPaths.redirect))
    for (const { at, unknownTo } of languageFolders(site))
      if (unknownTo !== undefined) files.set(`${at.slice(1)}/404.html`, redirectPage(site, unknownTo))
  } else
    for (const [file, language] of unknownFiles(site))
      if (!kept.has(file)) addPage(file, renderUnknown(siteIn(site, language), images), language)
  files.set('sitemap.xml', sitemapOf(site, own?.get('sitemap.xml')))
  files.set('robots.txt', robotsOf(site, own?.get('robots.txt')))
  for (const [name, text] of searchFiles(site)) files.set(name, text)
  const languages = [site.language, ...Object.keys(site.editions ?? {})]
  for (const language of languages)
    for (const [name, text] of feedFiles(siteIn(site, language), images)) files.set(name, text)
  if (!icons) files.set('favicon.svg', faviconOf(site))
  for (const [name, text] of scriptFiles(site, kinds, bundle)) files.set(name, text)
  const hashes = [...kinds].flatMap(({ styles }) =>
    languages.flatMap((language) => sheets(styles, language).map(({ hash }) => hash)),
  )
  return { files, styleHashes: [...new Set(hashes)].sort() }
}

/** Returns an error when a picture of the page was not prepared: the browser would find no file. */
function unpreparedPicture({ needs }: Rendered, images: Images): Error | undefined {
  const file = [...needs.images].find((name) => !Object.hasOwn(images, name))
  return file === undefined ? undefined : new Error(`The picture ${file} is not prepared.`)
}

function throwFault(route: Route, error: Error): never {
  throw pageFault(route, error)
}

/** Returns a Fault with its place when an own block of the page is the cause, otherwise an Error with the cause. */
export function pageFault({ path, blocks }: Route, error: Error): Error {
  const own = ownBlocks()
  const types = new Set(blocks.map(({ type }) => type).filter((type) => own && Object.hasOwn(own.schemas, type)))
  const what = `The page ${path}`
  return own?.faultOf?.(error, what, [...types]) ?? new Error(`${what} cannot be drawn.`, { cause: error })
}

// A resolved site as the files of its folder. Pure: the same site and bundle give the same bytes.

import { documentOf } from '../render/document.ts'
import { faviconOf } from '../render/favicon.ts'
import { redirectPage } from '../render/redirect-page.ts'
import { type Rendered, renderPage, renderUnknown } from '../render/render-page.tsx'
import { robotsOf, sitemapOf } from '../render/sitemap.ts'
import { themeCss } from '../render/theme-css.ts'
import { fileOf, isOwnFile, redirectFileOf } from '../site/addresses.ts'
import type { Images } from '../site/images.ts'
import type { Site } from '../site/model.ts'
import type { ClientBundle } from './client-bundle.ts'
import { type CssOf, cssPicker, type Picks } from './page-css.ts'
import { scriptsOf } from './scripts.ts'

/** File below the site's root → its text. */
export type SiteFiles = Map<string, string>

export interface Drawing {
  /** Files of pages that need not be drawn: what is there already is as it would be. */
  kept?: ReadonlySet<string>
  /** Hears how many pages are drawn. */
  drawn?: (pages: number) => void
  /** Takes each page as soon as it is drawn; then they are not among the files. */
  taken?: (file: string, html: string) => void
  /** What is known of the pictures; left out, pages show the files as they are. */
  images?: Images
  /** Styles that an earlier build with the same bundle has picked; those of this one are added. */
  picks?: Picks
}

/** `failed` hears of every page that could not be drawn; the error screen stands in its place. */
export function siteFiles(
  site: Site,
  bundle: ClientBundle,
  failed: (path: string, error: Error) => void = throwIt,
  { kept, drawn, taken, images, picks }: Drawing = {},
): SiteFiles {
  const theme = themeCss(site.theme)
  let pick: CssOf | undefined
  const sheets = new Map<string, string>()
  const stylesOf = (body: string) => {
    pick ??= cssPicker(bundle.css, ownCode(bundle), picks)
    const picked = pick(body)
    // One text for all pages that share it, so that what is made of it is found again.
    const sheet = sheets.get(picked) ?? theme + picked
    sheets.set(picked, sheet)
    return sheet
  }
  const finished = ({ head, body, scripts }: Rendered) =>
    documentOf({ site, head, body, css: stylesOf(body), scripts: scriptsOf(site, scripts, bundle) })
  const sources = Object.fromEntries(Object.entries(bundle.islands).map(([type, { atOnce }]) => [type, atOnce]))

  const files: SiteFiles = new Map()
  const take = taken ?? ((file: string, html: string) => files.set(file, html))
  for (const [at, route] of site.routes.entries()) {
    if (kept?.has(fileOf(route.path))) continue
    drawn?.(at + 1)
    const page = renderPage(site, route, sources, images)
    if (page.error) failed(route.path, page.error)
    take(fileOf(route.path), finished(page))
  }
  for (const redirect of site.redirects)
    if (!isOwnFile(redirect)) files.set(redirectFileOf(redirect.from), redirectPage(site, redirect.to))
  const { unknownPaths } = site
  if ('redirect' in unknownPaths) files.set('404.html', redirectPage(site, unknownPaths.redirect))
  else if (!kept?.has('404.html')) take('404.html', finished(renderUnknown(site)))
  files.set('sitemap.xml', sitemapOf(site))
  files.set('robots.txt', robotsOf(site))
  files.set('favicon.svg', faviconOf(site))
  for (const [name, text] of Object.entries(bundle.files)) files.set(name, text)
  return files
}

/** Scripts but for the libraries: a class that one of those happens to name is on no page. */
const ownCode = ({ files }: ClientBundle) =>
  Object.entries(files)
    .flatMap(([name, text]) => (/\/(?:react|dist)\./.test(name) ? [] : [text]))
    .join('\n')

function throwIt(path: string, error: Error): never {
  throw new Error(`The page ${path} cannot be drawn.`, { cause: error })
}

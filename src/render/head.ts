// Writes a page's `<head>` metadata for browsers, search engines and link previews.
import { canonicalOf } from '../site/canonical.ts'
import type { Images } from '../site/images.ts'
import type { Route, Site } from '../site/model.ts'
import { alternatesOf, listedOthers } from './alternates.ts'
import { escapeHtml } from './escape.ts'
import { feedLinks } from './feed-links.ts'
import { fullTitle } from './full-title.ts'
import { jsonLdOf } from './json-ld.ts'
import { shareImageOf, shareSize } from './share-image.ts'

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`

const localeOf = (language: string) => language.replace('-', '_')

/** The metadata of the 404 and error screens, which have no canonical address. */
export const headOfUnknown = (site: Site, title: string, description: string): string =>
  [
    `<title>${escapeHtml(fullTitle(site, title))}</title>`,
    meta('description', description),
    meta('robots', 'noindex'),
  ].join('')

export function headTags(site: Site, route: Route, images: Images): string {
  const address = canonicalOf(site, route.path)
  const title = fullTitle(site, route.title)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', route.description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(route.unlisted ? [meta('robots', 'noindex')] : []),
    ...alternatesOf(site, route).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    feedLinks(site),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', route.description),
    property('og:url', address),
    property('og:locale', localeOf(site.language)),
    ...listedOthers(site, route).map(({ language }) => property('og:locale:alternate', localeOf(language))),
    ...shareImageTags(site, route),
    jsonLdOf(site, route, images),
  ].join('')
}

/** Open Graph and Twitter tags of the picture in link previews. */
function shareImageTags(site: Site, route: Route): string[] {
  const image = shareImageOf(site, route)
  if (!image) return [meta('twitter:card', 'summary')]
  return [
    property('og:image', `${site.url}/${image.file}`),
    property('og:image:width', String(shareSize.width)),
    property('og:image:height', String(shareSize.height)),
    property('og:image:alt', fullTitle(site, route.title)),
    meta('twitter:card', 'summary_large_image'),
  ]
}

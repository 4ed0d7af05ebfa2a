import { canonicalOf } from '../site/canonical.ts'
import type { Route, Site } from '../site/model.ts'
import { alternatesOf } from './alternates.ts'
import { escapeHtml } from './escape.ts'

/** The XML sitemap of all listed pages. `own`: the owner's sitemap.xml, whose further addresses are added. */
export function sitemapOf(site: Site, own = ''): string {
  const pages = site.routes
    .filter((route) => !route.unlisted)
    .map((route) => `<url><loc>${escapeHtml(canonicalOf(site, route.path))}</loc>${links(site, route)}</url>`)
  const added = ownUrls(own).filter(({ address }) => !pages.some((page) => page.includes(`<loc>${address}</loc>`)))
  pages.push(...added.map(({ entry }) => entry))
  const namespace = site.languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${pages.join('\n')}\n</urlset>\n`
}

const links = (site: Site, route: Route) =>
  alternatesOf(site, route)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
    .join('')

/** The `<url>` entries of a sitemap, with their addresses still escaped. */
const ownUrls = (own: string): { entry: string; address: string }[] =>
  [...own.matchAll(/<url>[\s\S]*?<loc>\s*(.*?)\s*<\/loc>[\s\S]*?<\/url>/g)].map(([entry, address = '']) => ({
    entry,
    address,
  }))

/**
 * The robots.txt. `own`: the owner's file, to which only the sitemap is added. An `Allow: /` of ours would win over its rules,
 * since crawlers prefer the rule that allows.
 */
export function robotsOf(site: Site, own = ''): string {
  const sitemap = `Sitemap: ${site.url}/sitemap.xml`
  if (own.trim() === '') return `User-agent: *\nAllow: /\n\n${sitemap}\n`
  return own.split(/\r?\n/).some((line) => line.trim().toLowerCase() === sitemap.toLowerCase())
    ? own
    : `${own.trimEnd()}\n\n${sitemap}\n`
}

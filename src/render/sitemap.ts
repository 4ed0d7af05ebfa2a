import type { Site } from '../site/model.ts'
import { canonicalOf } from './canonical.ts'
import { escapeHtml } from './escape.ts'

export function sitemapOf(site: Site): string {
  const pages = site.routes
    .filter((route) => !route.unlisted)
    .map((route) => `<url><loc>${escapeHtml(canonicalOf(site, route.path))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`
}

export const robotsOf = (site: Site): string => `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`

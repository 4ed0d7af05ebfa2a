import { canonicalOf } from '../site/canonical.ts'
import type { Site } from '../site/model.ts'
import { escapeHtml } from './escape.ts'
import { htmlTag } from './html-tag.ts'

/**
 * A page with a meta refresh, for hosts that cannot send redirects. A refresh after 0 seconds replaces the history entry, so
 * Back does not return to it.
 */
export function redirectPage(site: Site, to: string): string {
  const target = escapeHtml(to)
  const title = escapeHtml(titleOf(site, to))
  const canonical = to.startsWith('/') ? canonicalOf(site, to.split('#')[0] ?? '/') : to
  return (
    `<!doctype html>${htmlTag(site.language)}<head><meta charset="utf-8">` +
    `<title>${title}</title><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${escapeHtml(canonical)}"><meta http-equiv="refresh" content="0;url=${target}">` +
    `</head><body><p><a href="${target}">${title}</a></p></body></html>\n`
  )
}

/** The target page's title, or the address if it is on another site. */
function titleOf(site: Site, to: string): string {
  const path = to.split('#')[0] || '/'
  return site.routes.find((route) => route.path === path)?.title ?? (path === '/' ? site.texts.home : to)
}

// Lists a page's language versions for `hreflang` links in the head and the sitemap.
import { canonicalOf } from '../site/canonical.ts'
import type { Route, Site } from '../site/model.ts'
import type { RouteTranslation } from '../site/site-languages.ts'

export interface Alternate {
  hreflang: string
  /** Absolute URL. */
  href: string
}

/** All listed languages of a page, itself included, plus `x-default`; empty if there is only one. */
export function alternatesOf(site: Site, route: Route): Alternate[] {
  const listed = listedTranslations(route)
  if (listed.length < 2) return []
  const all = listed.map(({ language, path }) => ({ hreflang: language, href: canonicalOf(site, path) }))
  const fallback = listed.find(({ language }) => language === site.languages?.[0]?.tag) ?? listed[0]
  return [...all, ...(fallback ? [{ hreflang: 'x-default', href: canonicalOf(site, fallback.path) }] : [])]
}

/** The listed translations of a page, itself excluded. */
export const listedOthers = (site: Site, route: Route): RouteTranslation[] =>
  listedTranslations(route).filter(({ language }) => language !== site.language)

const listedTranslations = ({ unlisted, translations = [] }: Route): RouteTranslation[] =>
  unlisted ? [] : translations.filter(({ listed }) => listed)

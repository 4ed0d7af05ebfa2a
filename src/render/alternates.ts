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
export function alternatesOf(site: Site, { unlisted, translations = [] }: Route): Alternate[] {
  const listed = unlisted ? [] : translations.filter((one) => one.listed)
  if (listed.length < 2) return []
  const all = listed.map(({ language, path }) => ({ hreflang: language, href: canonicalOf(site, path) }))
  const first = listed.find(({ language }) => language === site.languages?.[0]?.tag) ?? listed[0]
  return [...all, ...(first ? [{ hreflang: 'x-default', href: canonicalOf(site, first.path) }] : [])]
}

/** The listed translations of a page, itself excluded. */
export const listedOthers = ({ language }: Site, { unlisted, translations = [] }: Route): RouteTranslation[] =>
  unlisted ? [] : translations.filter((one) => one.listed && one.language !== language)

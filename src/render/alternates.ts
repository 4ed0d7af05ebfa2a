// The same page in other languages, as search engines are told of it in the head and in the sitemap.

import { canonicalOf } from '../site/canonical.ts'
import type { Route, Site } from '../site/model.ts'
import type { RouteTranslation } from '../site/site-languages.ts'

export interface Alternate {
  hreflang: string
  /** Absolute. */
  href: string
}

/** Every listed language of a page, the page itself among them, and what is meant for all others; none where it is the only one. */
export function alternatesOf(site: Site, { unlisted, translations = [] }: Route): Alternate[] {
  const listed = unlisted ? [] : translations.filter((one) => one.listed)
  if (listed.length < 2) return []
  const all = listed.map(({ language, path }) => ({ hreflang: language, href: canonicalOf(site, path) }))
  const first = listed.find(({ language }) => language === site.languages?.[0]?.tag) ?? listed[0]
  return [...all, ...(first ? [{ hreflang: 'x-default', href: canonicalOf(site, first.path) }] : [])]
}

/** The other languages it is listed in. */
export const listedOthers = ({ language }: Site, { unlisted, translations = [] }: Route): RouteTranslation[] =>
  unlisted ? [] : translations.filter((one) => one.listed && one.language !== language)

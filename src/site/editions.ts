// Returns the site in one language: its texts, with the routes of that language only.
import { remembered, rememberedByWord } from '../remembered.ts'
import { isAtOrBelow } from './addresses.ts'
import type { Route, Site } from './model.ts'

const viewsOf = remembered((site: Site) => rememberedByWord((language) => viewOf(site, language)))

/** Returns the site in a language; in the first language where that edition does not exist. */
export const siteIn = (site: Site, language: string = site.language): Site =>
  site.editions ? viewsOf(site)(language) : site

/** Returns the site in the language of a page. */
export const siteOf = (site: Site, route: Pick<Route, 'language'> | undefined): Site => siteIn(site, route?.language)

/** Returns the site in the language of an address, whether or not it has a page. */
export const siteAt = (site: Site, path: string): Site =>
  siteIn(site, Object.values(site.editions ?? {}).find(({ at }) => isAtOrBelow(path, at))?.language)

function viewOf({ editions = {}, ...site }: Site, tag: string): Site {
  const edition = Object.hasOwn(editions, tag) ? editions[tag] : undefined
  const routes = site.routes.filter((route) => route.language === (edition && tag))
  if (!edition) return { ...site, routes }
  const { at: _, receipts: __, untranslated, ...words } = edition
  const others = untranslated.length > 0 && { untranslated: { language: site.language, texts: untranslated } }
  return { ...site, ...words, routes, ...others }
}

/** Returns the site without languages that are not ready. */
export function withoutDrafts(site: Site): Site {
  const { languages = [], editions = {} } = site
  const drafts = new Set(languages.flatMap(({ tag, isDraft }) => (isDraft ? [tag] : [])))
  if (drafts.size === 0) return site
  const roots = [...drafts].flatMap((tag) => editions[tag]?.at ?? [])
  return {
    ...site,
    languages: languages.filter(({ tag }) => !drafts.has(tag)),
    editions: Object.fromEntries(Object.entries(editions).filter(([tag]) => !drafts.has(tag))),
    routes: site.routes.flatMap((route) =>
      route.language !== undefined && drafts.has(route.language) ? [] : [tied(route, drafts)],
    ),
    redirects: site.redirects.filter(({ from }) => !roots.some((at) => from.startsWith(`${at}/`))),
  }
}

/** Copies a route without building its blocks. */
function tied(route: Route, drafts: ReadonlySet<string>): Route {
  const { translations = [] } = route
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(route)) as Route
  copy.translations = translations.filter(({ language }) => !drafts.has(language))
  return copy
}

// Builds the site of a reading in all its languages. Each language is resolved from a manifest with translated words.
import type { Day } from '../../../supabase/functions/_shared/day.ts'
import { addressIn, type DeclaredLanguage, declaredLanguages } from '../../languages/addresses.ts'
import { knownLanguage } from '../../languages/engine-words.ts'
import { noTranslations, type SiteTranslations } from '../../languages/translations.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { isAtOrBelow } from '../../site/addresses.ts'
import type { Edition, Route, Site } from '../../site/model.ts'
import { routesByPath } from '../../site/routes-by-path.ts'
import type { RouteTranslation } from '../../site/site-languages.ts'
import { withLazy } from '../lazy-property.ts'
import { feedsOf } from '../resolve/feeds.ts'
import { dayNow, interpolate, namedValues } from '../resolve/interpolate.ts'
import { resolve } from '../resolve/resolve.ts'
import { AddressesIn, redirectsIn } from './addresses-in-language.ts'
import { type EntriesInLanguage, manifestIn } from './entries-in-language.ts'
import { placedTexts } from './placed-texts.ts'
import { type TranslatedManifest, translateManifest, type Wording } from './translate-manifest.ts'

/** Contents of translation files by language tag. */
export type TranslationsByTag = ReadonlyMap<string, SiteTranslations>

interface InLanguages {
  translations: TranslationsByTag
  today?: Day
  entriesIn?: EntriesInLanguage
  /** For a manifest with a few of its pages: the site before, to whose pages links lead, and the only other language to make. */
  before?: { site: Site; tag?: string }
}

/** Returns the site of a reading with the routes of every language; without `languages:` the same as `resolve`. */
export function siteInLanguages(
  manifest: Manifest,
  reading: string,
  { translations, today = dayNow(), entriesIn = () => undefined, before }: InLanguages,
): Site {
  const first = resolve(manifest, reading, today)
  const [main, ...others] = declaredLanguages(manifest)
  if (others.length === 0) return first
  const written = manifest.readings[reading]?.routes ?? {}
  const anewOf = (at: string) => anewBelow(at, written)
  const own = first.routes.filter(({ path }) => written[path]?.translates === undefined)
  const made = before ? others.filter(({ tag }) => tag === before.tag) : others
  const inOthers = made.map((language) => {
    const ofLanguage = translations.get(language.tag) ?? noTranslations
    return editionIn(manifest, { ...first, routes: own }, language, {
      anew: anewOf(language.at),
      translations: ofLanguage,
      today,
      withEntries: manifestIn(manifest, entriesIn(language.tag, ofLanguage)),
      before: before?.site,
    })
  })
  const tied = before
    ? (path: string) => routesByPath(before.site.routes).get(path)?.translations ?? []
    : ties(first.language, own, inOthers)
  const routes = [
    ...own.map((route) => copyOf(route, { translations: tied(route.path) })),
    ...inOthers.flatMap(({ routes, language }) =>
      routes.map(({ of, route }) => copyOf(route, { language: language.tag, translations: tied(of) })),
    ),
  ]
  const paths = new Set(routes.map(({ path }) => path))
  const redirects = [...first.redirects, ...inOthers.flatMap((one) => one.redirects)].filter(
    ({ from }) => !paths.has(from),
  )
  return {
    ...first,
    languages: [
      { tag: first.language, name: main?.name ?? first.language, home: '/' },
      ...inOthers.map(({ language: { tag, name, at, origin, ready }, edition: { home } }) => ({
        tag,
        name,
        home,
        ...(origin !== undefined && { host: { at, home, origin } }),
        ...(ready === false && { isDraft: true as const }),
      })),
    ],
    editions: Object.fromEntries(inOthers.map(({ language, edition }) => [language.tag, edition])),
    routes,
    redirects,
  }
}

interface InLanguage {
  language: DeclaredLanguage
  edition: Edition
  /** `of`: path of the page in the first language. */
  routes: { of: string; route: Route }[]
  redirects: Site['redirects']
}

interface EditionSources {
  before?: Site
  /** Pages written separately for this language: their paths, by the path they translate. */
  anew: ReadonlyMap<string, string>
  translations: SiteTranslations
  today: Day
  /** The manifest with entries in this language. */
  withEntries: Manifest
}

function editionIn(
  manifest: Manifest,
  first: Site,
  language: DeclaredLanguage,
  { anew, translations, today, withEntries, before }: EditionSources,
): InLanguage {
  const { reading } = first
  const { tag } = language
  const placed = placedTexts(manifest, first, translations.places)
  const base = { tag, translations, placed, key: '', names: namedValues(manifest, today) }
  const lackingNow = () => (before ? lackingIn(before, tag) : incomplete(withEntries, reading, base))
  const lacking = language.fallback === 'none' ? lackingNow() : new Set<string>()
  const addresses = new AddressesIn({ ...first, routes: (before ?? first).routes }, language, anew, lacking)
  const { addressOf } = addresses
  const wording: Wording = {
    ...base,
    addressOf,
    key: JSON.stringify([
      ...base.names,
      ...placed,
      ...addresses.dependencies(),
      ...Object.entries(language.paths),
      language.at,
    ]),
  }
  const { value, untranslated, unreadable: foreign } = translateManifest(withEntries, wording)
  const localized = { ...value, site: { ...value.site, language: tag } }
  const site = resolve(localized, reading, today, manifest.site.language)
  const names = namedValues(localized, today)
  const shown = (texts: readonly string[] = []) => texts.map((text) => interpolate(text, names))
  const isDraft = language.ready === false
  const anewAt = new Map([...anew].map(([of, at]) => [at, of]))
  const routes = site.routes.flatMap((route): InLanguage['routes'] => {
    const { path } = route
    const of = anewAt.get(path)
    if (of !== undefined) return [{ of, route: copyOf(route, { unlisted: route.unlisted || isDraft }) }]
    if (anew.has(path) || !addresses.hasPage(path)) return []
    const home = ['readings', reading, 'routes', path].join('\n')
    const missing = shown(untranslated.get(home))
    const changes = {
      path: addressOf(path) ?? path,
      unlisted: route.unlisted || isDraft || foreign.has(home),
      ...(missing.length > 0 && { untranslated: missing }),
    }
    return [{ of: path, route: copyOf(route, changes) }]
  })
  // Entries without a translation do not appear in the language's feeds.
  const listed = new Set(routes.flatMap(({ of, route }) => (route.unlisted ? [] : [of])))
  const isListed = (path: string) => listed.has(path) && addressOf(path) !== undefined
  return {
    language,
    edition: editionOf(
      { ...site, feeds: feedsOf(localized, reading, site.routes, isListed) },
      { language, addressOf, missing: [...shown(untranslated.get('')), ...foreignWords(site, localized)] },
    ),
    routes,
    redirects: redirectsIn(first, language, addresses),
  }
}

function editionOf(
  site: Site,
  {
    language,
    addressOf,
    missing,
  }: {
    language: DeclaredLanguage
    addressOf: (path: string) => string | undefined
    missing: string[]
  },
): Edition {
  const { name, header, footer, texts, forms, contact, business, logo, requestSettings } = site
  const { tag, at } = language
  return {
    feeds: (site.feeds ?? []).map((feed) => ({
      ...feed,
      at: addressOf(feed.at) ?? addressIn(language, feed.at),
      items: feed.items.flatMap((item) => {
        const path = addressOf(item.path)
        return path === undefined ? [] : [{ ...item, path, id: item.id.replace(/:(?=\/)/, `:${at}`) }]
      }),
    })),
    name,
    language: tag,
    at,
    home: addressOf('/') ?? '/',
    header,
    footer,
    texts,
    forms: forms.map((form) => ({ ...form, sentAs: tag, page: addressOf(form.page) ?? form.page })),
    unknownPaths: site.unknownPaths,
    ...(contact && { contact }),
    ...(business && { business }),
    ...(logo && { logo }),
    untranslated: missing,
    receipts: Object.fromEntries(Object.entries(requestSettings).map(([name, { mail }]) => [name, mail.receipt])),
  }
}

/** Returns the engine's words of the first language, which stand in where it has none in the language of the site. */
const foreignWords = ({ language, texts }: Site, { texts: own = {} }: Manifest): string[] =>
  knownLanguage(language) === undefined
    ? Object.entries(texts).flatMap(([key, words]) => (Object.hasOwn(own, key) ? [] : [words]))
    : []

/** Returns the pages that lack a translation of a text of their own. */
function incomplete(manifest: Manifest, reading: string, wording: Wording): Set<string> {
  const { lacking }: TranslatedManifest = translateManifest(manifest, {
    ...wording,
    tag: `${wording.tag} without links`,
  })
  const home = ['readings', reading, 'routes', ''].join('\n')
  return new Set([...lacking].flatMap((at) => (at.startsWith(home) ? [at.slice(home.length)] : [])))
}

const lackingIn = ({ routes }: Site, tag: string): Set<string> =>
  new Set(
    routes.flatMap(({ path, translations }) => (translations?.some(({ language }) => language === tag) ? [] : path)),
  )

/** Returns the pages below `at` that are written separately, by the path they translate. */
function anewBelow(at: string, routes: Manifest['readings'][string]['routes']): Map<string, string> {
  return new Map(
    Object.entries(routes).flatMap(([path, { translates }]) =>
      translates !== undefined && isAtOrBelow(path, at) ? [[translates, path] as const] : [],
    ),
  )
}

/** Returns a function from a path of the first language to the page's address in every language. */
function ties(language: string, own: readonly Route[], others: readonly InLanguage[]) {
  const found = new Map<string, RouteTranslation[]>()
  for (const { path, unlisted } of own) found.set(path, [{ language, path, listed: !unlisted }])
  for (const other of others)
    for (const { of, route } of other.routes)
      found.get(of)?.push({ language: other.language.tag, path: route.path, listed: !route.unlisted })
  return (path: string): readonly RouteTranslation[] => found.get(path) ?? []
}

/** Copies a route with changes, without building its blocks. */
function copyOf(route: Route, changes: Partial<Route>): Route {
  const { path, title, description, unlisted, untranslated } = route
  const copy = { path, title, description, unlisted, ...(untranslated && { untranslated }), ...changes }
  return withLazy(copy, 'blocks', () => route.blocks)
}

// Splits a site by the hosts of its languages: paths are those of each host, and links to other hosts are absolute.
import { linkIn } from '../languages/addresses.ts'
import { isAtOrBelow } from '../site/addresses.ts'
import { pathOnHost } from '../site/canonical.ts'
import { siteIn } from '../site/editions.ts'
import { feedPaths } from '../site/feed-files.ts'
import type { Route, Site } from '../site/model.ts'
import { isPattern, type Redirect, redirectAt } from '../site/redirects.ts'
import type { LanguageHost, SiteLanguage } from '../site/site-languages.ts'
import { type AddressOf, routeAt, withLinks } from './links-elsewhere.ts'

export interface SiteOfHost {
  /** Such as `firma.example`; undefined for the host of `site.url`. */
  host?: string
  site: Site
}

interface OwnHost extends LanguageHost {
  tag: string
}

/**
 * Returns the site of `site.url` first; it is the only one, unchanged, when no language has a host. `redirected` says whether a
 * language's former folder gets redirects to its host.
 */
export function sitesByHost(
  site: Site,
  redirected: (at: string) => boolean = () => false,
): [SiteOfHost, ...SiteOfHost[]] {
  const own = (site.languages ?? []).flatMap(({ tag, host }) => (host ? [{ tag, ...host }] : []))
  if (own.length === 0) return [{ site }]
  return [
    { site: mainSite(site, own, redirected) },
    ...own.map((one) => ({ host: new URL(one.origin).host, site: languageSite(site, own, one) })),
  ]
}

function mainSite(site: Site, own: readonly OwnHost[], redirected: (at: string) => boolean): Site {
  const addressOf = addressesFrom(site, own, undefined)
  const tags = new Set(own.map(({ tag }) => tag))
  const editions = Object.entries(site.editions ?? {}).filter(([tag]) => !tags.has(tag))
  return {
    ...withLinks(site, addressOf),
    editions: Object.fromEntries(editions.map(([tag, edition]) => [tag, withLinks(edition, addressOf)])),
    languages: languagesOf(site, addressOf),
    routes: site.routes.flatMap((route) =>
      tags.has(route.language ?? '') ? [] : [withPath(route, { language: route.language }, addressOf)],
    ),
    redirects: [
      ...site.redirects
        .filter(({ from }) => !own.some(({ at }) => isAtOrBelow(from, at)))
        .map((redirect) => ({ ...redirect, to: linkIn(redirect.to, addressOf) })),
      ...own.flatMap(({ at, origin }) => (redirected(at) ? overFolder(at, origin) : [])),
    ],
  }
}

/** Redirects the former folder of a language to its host. */
const overFolder = (at: string, origin: string): Redirect[] => [
  { from: at, to: `${origin}/`, permanent: true },
  { from: `${at}/*`, to: `${origin}/*`, permanent: true },
]

function languageSite(site: Site, own: readonly OwnHost[], host: OwnHost): Site {
  const addressOf = addressesFrom(site, own, host.origin)
  const view = siteIn(site, host.tag)
  return {
    ...withLinks(view, addressOf),
    url: host.origin,
    home: '/',
    languages: languagesOf(site, addressOf),
    routes: view.routes.map((route) => withPath(route, {}, addressOf)),
    redirects: site.redirects
      .filter(({ from }) => isAtOrBelow(from, host.at))
      .map((redirect) => ({ ...redirect, from: pathOnHost(host, redirect.from), to: linkIn(redirect.to, addressOf) })),
  }
}

function withPath(route: Route, { language }: Pick<Route, 'language'>, addressOf: AddressOf): Route {
  const { path, title, description, unlisted, untranslated, translations } = route
  const own = { title, description, unlisted, ...(untranslated && { untranslated }) }
  const tied = { ...(language !== undefined && { language }), ...(translations && { translations }) }
  return routeAt({ ...own, ...tied, path: addressOf(path) ?? path }, () => route.blocks, addressOf)
}

const languagesOf = ({ languages = [] }: Site, addressOf: AddressOf): SiteLanguage[] =>
  languages.map(({ tag, name, home }) => ({ tag, name, home: linkIn(home, addressOf) }))

/** Returns how paths are written on the host `here`; undefined is that of `site.url`. Files are on every host and keep their path. */
function addressesFrom(site: Site, own: readonly OwnHost[], here: string | undefined): AddressOf {
  const feeds = [site, ...Object.values(site.editions ?? {})].flatMap(({ feeds = [] }) => feeds.flatMap(feedPaths))
  const known = new Set([...site.routes.map(({ path }) => path), ...own.map(({ at }) => at), ...feeds])
  return (path) => {
    if (!known.has(path) && !isPattern(path) && !redirectAt(site.redirects, path)) return undefined
    const host = own.find(({ at }) => isAtOrBelow(path, at))
    const local = host ? pathOnHost(host, path) : path
    return host?.origin === here ? local : (host?.origin ?? site.url) + local
  }
}

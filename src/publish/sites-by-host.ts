// The site of a folder as several hosts serve it: each with paths as they are there, and whole addresses for what another host has.
import { linkIn } from '../languages/addresses.ts'
import { isAtOrBelow } from '../site/addresses.ts'
import { pathOnHost } from '../site/canonical.ts'
import { siteIn } from '../site/editions.ts'
import { feedPaths } from '../site/feed-files.ts'
import type { Route, Site } from '../site/model.ts'
import { isPattern, type Redirect, redirectAt } from '../site/redirects.ts'
import type { LanguageHost, SiteLanguage } from '../site/site-languages.ts'
import { routeAt, type There, withLinks } from './links-elsewhere.ts'

export interface SiteOfHost {
  /** As `firma.example`; undefined for the host that `site.url` names. */
  host?: string
  site: Site
}

interface OwnHost extends LanguageHost {
  tag: string
}

/**
 * The site of `site.url` first. Without languages on hosts of their own it is the site as it is. `redirected`: folders of languages whose
 * addresses lead to their hosts.
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
  const there = seenFrom(site, own, undefined)
  const tags = new Set(own.map(({ tag }) => tag))
  const editions = Object.entries(site.editions ?? {}).filter(([tag]) => !tags.has(tag))
  return {
    ...withLinks(site, there),
    editions: Object.fromEntries(editions.map(([tag, edition]) => [tag, withLinks(edition, there)])),
    languages: languagesOf(site, there),
    routes: site.routes.flatMap((route) =>
      tags.has(route.language ?? '') ? [] : [withPath(route, { language: route.language }, there)],
    ),
    redirects: [
      ...site.redirects
        .filter(({ from }) => !own.some(({ at }) => isAtOrBelow(from, at)))
        .map((redirect) => ({ ...redirect, to: linkIn(redirect.to, there) })),
      ...own.flatMap(({ at, origin }) => (redirected(at) ? overFolder(at, origin) : [])),
    ],
  }
}

/** A language that stood in its folder before is found at its host. */
const overFolder = (at: string, origin: string): Redirect[] => [
  { from: at, to: `${origin}/`, permanent: true },
  { from: `${at}/*`, to: `${origin}/*`, permanent: true },
]

function languageSite(site: Site, own: readonly OwnHost[], host: OwnHost): Site {
  const there = seenFrom(site, own, host.origin)
  const view = siteIn(site, host.tag)
  return {
    ...withLinks(view, there),
    url: host.origin,
    home: '/',
    languages: languagesOf(site, there),
    routes: view.routes.map((route) => withPath(route, {}, there)),
    redirects: site.redirects
      .filter(({ from }) => isAtOrBelow(from, host.at))
      .map((redirect) => ({ ...redirect, from: pathOnHost(host, redirect.from), to: linkIn(redirect.to, there) })),
  }
}

function withPath(route: Route, { language }: Pick<Route, 'language'>, there: There): Route {
  const { path, title, description, unlisted, untranslated, translations } = route
  const said = { title, description, unlisted, ...(untranslated && { untranslated }) }
  const tied = { ...(language !== undefined && { language }), ...(translations && { translations }) }
  return routeAt({ ...said, ...tied, path: there(path) ?? path }, () => route.blocks, there)
}

const languagesOf = ({ languages = [] }: Site, there: There): SiteLanguage[] =>
  languages.map(({ tag, name, home }) => ({ tag, name, home: linkIn(home, there) }))

/** Where paths lead on a host, undefined being that of `site.url`. What is no page, such as a file, lies on every host. */
function seenFrom(site: Site, own: readonly OwnHost[], here: string | undefined): There {
  const feeds = [site, ...Object.values(site.editions ?? {})].flatMap(({ feeds = [] }) => feeds.flatMap(feedPaths))
  const known = new Set([...site.routes.map(({ path }) => path), ...own.map(({ at }) => at), ...feeds])
  return (path) => {
    if (!known.has(path) && !isPattern(path) && !redirectAt(site.redirects, path)) return undefined
    const host = own.find(({ at }) => isAtOrBelow(path, at))
    const local = host ? pathOnHost(host, path) : path
    return host?.origin === here ? local : (host?.origin ?? site.url) + local
  }
}

// What a page says of itself in the words of schema.org, for search engines. A data block: browsers never run it, so the
// policy neither allows nor stops it.
import { blockThings, type Thing } from '../blocks/json-ld.ts'
import type { Images } from '../site/images.ts'
import type { Route, Site } from '../site/model.ts'
import { businessThing } from './business-json-ld.ts'
import { ancestorsOf, canonicalOf } from './canonical.ts'

/** The finished element; empty for a page that is kept from search engines. `images` holds the site's logo, where it gives one. */
export function jsonLdOf(site: Site, route: Route, images: Images = {}): string {
  if (route.unlisted) return ''
  const graph = { '@context': 'https://schema.org', '@graph': thingsOf(site, route, images) }
  return `<script type="application/ld+json">${inert(JSON.stringify(graph))}</script>`
}

/** Without "<" no text can end the element or open a comment in it. */
const inert = (json: string) => json.replace(/</g, '\\u003c')

function thingsOf(site: Site, route: Route, images: Images): Thing[] {
  const organization = { '@id': `${site.url}/#organization` }
  const address = canonicalOf(site, route.path)
  const trail = trailOf(site, route)
  const mark = site.logo && images[site.logo.file]?.src
  const website = { '@id': `${site.url}/#website` }
  return [
    businessThing(site, mark && site.url + mark),
    ...(route.path === '/' ? [websiteThing(site, website, organization)] : []),
    {
      '@type': 'WebPage',
      '@id': address,
      url: address,
      name: route.title,
      description: route.description,
      inLanguage: site.language,
      isPartOf: website,
      publisher: organization,
    },
    ...(trail.length > 1 ? [breadcrumbs(trail)] : []),
    ...servicesOf(site, route).map((thing) => ({ ...thing, url: address, provider: organization })),
  ]
}

const websiteThing = (
  { url, name, language }: Site,
  website: { '@id': string },
  publisher: { '@id': string },
): Thing => ({
  '@type': 'WebSite',
  ...website,
  url: `${url}/`,
  name,
  inLanguage: language,
  publisher,
})

/** What a placeholder holds is not claimed. */
const servicesOf = (site: Site, { blocks }: Route): Thing[] =>
  blocks.flatMap(({ type, props, placeholder }) => (placeholder ? [] : (blockThings[type]?.(props, site) ?? [])))

interface Step {
  name: string
  address: string
}

const breadcrumbs = (trail: Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, address }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: address,
  })),
})

/** From the home page down to this one; levels without a page are passed over. */
function trailOf(site: Site, route: Route): Step[] {
  const titles = titlesOf(site.routes)
  const above = ancestorsOf(route.path).flatMap((path) => {
    const name = path === '/' ? site.name : titles.get(path)
    return name !== undefined && titles.has(path) ? [{ name, address: canonicalOf(site, path) }] : []
  })
  return [...above, { name: route.title, address: canonicalOf(site, route.path) }]
}

const known = new WeakMap<readonly Route[], ReadonlyMap<string, string>>()

/** Made once for a site: a search through every route for every page would grow with their product. */
function titlesOf(routes: readonly Route[]): ReadonlyMap<string, string> {
  const titles = known.get(routes) ?? new Map(routes.map(({ path, title }) => [path, title]))
  known.set(routes, titles)
  return titles
}

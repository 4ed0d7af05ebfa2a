// What a page says of itself in the words of schema.org, for search engines. A data block: browsers never run it, so the
// policy neither allows nor stops it.
import { blockThings, type Thing } from '../blocks/json-ld.ts'
import { withInnerBlocks } from '../blocks/schemas.ts'
import { canonicalOf } from '../site/canonical.ts'
import type { Images } from '../site/images.ts'
import type { Block, Route, Site } from '../site/model.ts'
import { type Step, trailOf } from '../site/trail.ts'
import { businessThing } from './business-json-ld.ts'

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
    ...(route.path === (site.home ?? '/') ? [websiteThing(site, website, organization)] : []),
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
    ...(trail.length > 1 ? [breadcrumbs(site, trail)] : []),
    ...thingsOfBlocks(site, route).map((thing) => onPage(thing, address, organization)),
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

/** With the page's address and who stands behind it; what has a name of its own is said of the organization itself. */
function onPage(thing: Thing, url: string, organization: { '@id': string }): Thing {
  const { '@id': name, '@type': type } = thing
  if (name !== undefined) return thing
  if (type === 'Service') return { ...thing, url, provider: organization }
  return type === 'Event' ? { ...thing, url, organizer: organization } : { ...thing, url }
}

/** What a placeholder holds is not claimed. */
const thingsOfBlocks = (site: Site, { blocks }: Route): Thing[] =>
  withInnerBlocks(blocks.filter(isSaid))
    .filter(isSaid)
    .flatMap(({ type, props }) => blockThings[type]?.(props, site) ?? [])

const isSaid = ({ placeholder }: Pick<Block, 'placeholder'>) => !placeholder

const breadcrumbs = (site: Site, trail: Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: canonicalOf(site, path),
  })),
})

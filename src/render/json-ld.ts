// Writes a page's JSON-LD (schema.org) for search engines. Browsers do not run it, so the policy need not allow it.
import { blockThings, type Thing } from '../blocks/json-ld.ts'
import { hoursThing } from '../blocks/opening-hours.ts'
import { withInnerBlocks } from '../blocks/schemas.ts'
import { localKinds, placeKinds } from '../schema/manifest/business-kinds.ts'
import { canonicalOf } from '../site/canonical.ts'
import type { Images } from '../site/images.ts'
import type { Block, Business, Route, Site } from '../site/model.ts'
import { type TrailStep, trailOf } from '../site/trail.ts'

/** The `<script type="application/ld+json">` element; empty for unlisted pages. `images` is searched for the site's logo. */
export function jsonLdOf(site: Site, route: Route, images: Images = {}): string {
  if (route.unlisted) return ''
  const graph = { '@context': 'https://schema.org', '@graph': thingsOf(site, route, images) }
  return `<script type="application/ld+json">${withoutTags(JSON.stringify(graph))}</script>`
}

/** Escapes "<", so that no text can close the element or open a comment in it. */
const withoutTags = (json: string) => json.replace(/</g, '\\u003c')

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

/** Adds the page's address and the organization. Things with an `@id` already belong to the organization and stay unchanged. */
function onPage(thing: Thing, url: string, organization: { '@id': string }): Thing {
  const { '@id': id, '@type': type } = thing
  if (id !== undefined) return thing
  if (type === 'Service') return { ...thing, url, provider: organization }
  return type === 'Event' ? { ...thing, url, organizer: organization } : { ...thing, url }
}

/** Leaves out placeholders, whose content is not true yet. */
const thingsOfBlocks = (site: Site, { blocks }: Route): Thing[] =>
  withInnerBlocks(blocks.filter(isFinal))
    .filter(isFinal)
    .flatMap(({ type, props }) => blockThings[type]?.(props, site) ?? [])

const isFinal = ({ placeholder }: Pick<Block, 'placeholder'>) => !placeholder

const breadcrumbs = (site: Site, trail: TrailStep[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: canonicalOf(site, path),
  })),
})

/** `logo`: absolute URL, undefined if the site has none. */
function businessThing(site: Site, logo: string | undefined): Thing {
  const { business = {}, name, url, email, social } = site
  const { telephone, address, hours, area } = business
  return {
    '@type': typeOf(business),
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
    email,
    ...(logo && { logo, image: logo }),
    ...(telephone !== undefined && { telephone }),
    ...(address && { address: addressThing(address) }),
    ...(hours && { openingHoursSpecification: hours.map(hoursThing) }),
    ...(area !== undefined && { areaServed: area }),
    ...(social && { sameAs: social }),
  }
}

/** schema.org allows opening hours only on places, so an organization kind with hours is typed as `LocalBusiness` too. */
function typeOf({ kind, hours, address }: Business): string | string[] {
  if (kind === undefined) return (hours ?? address) ? 'LocalBusiness' : 'Organization'
  // Pages are published by an organization, and a place is none.
  if (placeKinds.includes(kind)) return ['Organization', kind]
  return hours && !localKinds.includes(kind) ? ['LocalBusiness', kind] : kind
}

function addressThing({ street, postalCode, locality, region, country }: NonNullable<Business['address']>): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postalCode !== undefined && { postalCode }),
    addressLocality: locality,
    ...(region !== undefined && { addressRegion: region }),
    ...(country !== undefined && { addressCountry: country }),
  }
}

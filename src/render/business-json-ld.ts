// Describes the site's business in schema.org terms.
import type { Thing } from '../blocks/json-ld.ts'
import { hoursThing } from '../blocks/opening-hours.ts'
import { localKinds, placeKinds } from '../schema/manifest/business-kinds.ts'
import type { Business, Site } from '../site/model.ts'

/** `logo`: absolute URL, undefined if the site has none. */
export function businessThing(site: Site, logo: string | undefined): Thing {
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

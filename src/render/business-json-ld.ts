// The business of the site as a thing of schema.org.
import type { Thing } from '../blocks/json-ld.ts'
import { localKinds } from '../schema/manifest/business-kinds.ts'
import type { Business, Site } from '../site/model.ts'

/** `logo` is an address, where the site gives one. */
export function businessThing(site: Site, logo: string | undefined): Thing {
  const { business = {}, name, url, email } = site
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
    ...(hours && { openingHoursSpecification: hours.flatMap(hoursThing) }),
    ...(area !== undefined && { areaServed: area }),
  }
}

/** Only what is a place has hours: a practice that schema.org counts among organizations is both. */
function typeOf({ kind, hours, address }: Business): string | string[] {
  if (kind === undefined) return (hours ?? address) ? 'LocalBusiness' : 'Organization'
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

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const dayAt = (short = '') => days.findIndex((day) => day.startsWith(short))

/** `Mo-Fr,Su 08:30-18:30`: the days of a range may go over the end of the week. */
function hoursThing(said: string): Thing[] {
  const [when = '', opens = '', closes = ''] = said.split(/ |-(?=\d)/)
  const dayOfWeek = when.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(dayAt)
    const from = first ?? 0
    const length = (((last ?? from) - from + 7) % 7) + 1
    return Array.from({ length }, (_, at) => days[(from + at) % 7] ?? '')
  })
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
}

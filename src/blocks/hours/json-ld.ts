import type { Static } from '../../schema/vocabulary.ts'
import type { Site } from '../../site/model.ts'
import type { Thing } from '../json-ld.ts'
import { hoursThing } from '../opening-hours.ts'
import type schema from './schema.ts'

/** More of the site's business, under its name; nothing where the site says its hours for the whole of it. */
export default ({ days }: Static<typeof schema>, { url, business }: Site): Thing[] => {
  const written = days.flatMap(({ exactly = [], placeholder }) => (placeholder ? [] : exactly))
  if (business?.hours || written.length === 0) return []
  return [
    { '@type': 'LocalBusiness', '@id': `${url}/#organization`, openingHoursSpecification: written.map(hoursThing) },
  ]
}

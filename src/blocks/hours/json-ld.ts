import type { Static } from '../../schema/vocabulary.ts'
import type { Site } from '../../site/model.ts'
import type { Thing } from '../json-ld.ts'
import { hoursThing } from '../opening-hours.ts'
import type schema from './schema.ts'

/** Adds opening hours to the site's business; empty if `site.business` has its own. */
export default ({ days }: Static<typeof schema>, { url, business }: Site): Thing[] => {
  const written = days.flatMap(({ exactly = [], placeholder }) => (placeholder ? [] : exactly))
  if (business?.hours || written.length === 0) return []
  return [
    { '@type': 'LocalBusiness', '@id': `${url}/#organization`, openingHoursSpecification: written.map(hoursThing) },
  ]
}

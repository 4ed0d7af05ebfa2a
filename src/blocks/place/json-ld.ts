import type { Static } from '../../schema/vocabulary.ts'
import type { Site } from '../../site/model.ts'
import type { Thing } from '../json-ld.ts'
import type schema from './schema.ts'

/** Adds the location to the site's business. */
export default ({ position, directions }: Static<typeof schema>, { url }: Site): Thing[] =>
  position
    ? [
        {
          '@type': 'LocalBusiness',
          '@id': `${url}/#organization`,
          geo: { '@type': 'GeoCoordinates', ...position },
          ...(directions?.to.startsWith('https:') && { hasMap: directions.to }),
        },
      ]
    : []

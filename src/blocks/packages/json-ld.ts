import type { Static } from '../../schema/vocabulary.ts'
import type { Thing } from '../json-ld.ts'
import type schema from './schema.ts'

/** A `Service` per package. */
export default ({ packages }: Static<typeof schema>): Thing[] =>
  packages.map(({ title, summary }) => ({ '@type': 'Service', name: title, description: summary }))

import type { Static } from '../../schema/vocabulary.ts'
import type { Thing } from '../json-ld.ts'
import type schema from './schema.ts'

/** Each engagement as a service. */
export default ({ cards }: Static<typeof schema>): Thing[] =>
  cards.map(({ title, summary }) => ({ '@type': 'Service', name: title, description: summary }))

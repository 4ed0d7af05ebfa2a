import type { Static } from '../../schema/vocabulary.ts'
import type { Site } from '../../site/model.ts'
import type { Thing } from '../json-ld.ts'
import { offersIn } from '../offer.ts'
import type schema from './schema.ts'

/** Each engagement as a service. */
export default ({ cards }: Static<typeof schema>, { business }: Site): Thing[] =>
  cards.map(({ title, summary, price }) => ({
    '@type': 'Service',
    name: title,
    description: summary,
    ...offersIn(price, business?.currency),
  }))

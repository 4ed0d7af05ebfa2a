import type { Static } from '../../schema/vocabulary.ts'
import type { Site } from '../../site/model.ts'
import type { Thing } from '../json-ld.ts'
import { offersIn } from '../offer.ts'
import type schema from './schema.ts'

/** A `Service` per tier. The text of "ideal for" is its description, since the scope is no complete sentence. */
export default ({ tiers }: Static<typeof schema>, { business }: Site): Thing[] =>
  tiers.map(({ title, idealFor, price }) => ({
    '@type': 'Service',
    name: title,
    description: idealFor,
    ...offersIn(price, business?.currency),
  }))

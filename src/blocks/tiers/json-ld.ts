import type { Static } from '../../schema/vocabulary.ts'
import type { Thing } from '../json-ld.ts'
import type schema from './schema.ts'

/** Each tier as a service. Prices stay out: they are words, and search engines want amounts. */
export default ({ tiers }: Static<typeof schema>): Thing[] =>
  tiers.map(({ title, scope }) => ({ '@type': 'Service', name: title, description: scope }))

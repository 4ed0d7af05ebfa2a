import { offersIn, type Static, type Thing, type usePage } from 'lectern'
import type schema from './schema.ts'

/** Each engagement as a service. */
export default ({ cards }: Static<typeof schema>, { business }: ReturnType<typeof usePage>['site']): Thing[] =>
  cards.map(({ title, summary, price }) => ({
    '@type': 'Service',
    name: title,
    description: summary,
    ...offersIn(price, business?.currency),
  }))

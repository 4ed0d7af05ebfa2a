import { hash } from 'node:crypto'

/** In a random order, which LECTERN_SEED determines. */
export function shuffled<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const place = (item: Item) => hash('sha256', `${process.env.LECTERN_SEED} ${nameOf(item)}`)
  return items.toSorted((one, other) => place(one).localeCompare(place(other)))
}

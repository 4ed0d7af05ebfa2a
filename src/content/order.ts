// Reads `order:`: a field and a direction.
import { byWord } from '../manifest/shape/by-word.ts'
import { onValue, type Path, type PathSpot, type Reporter } from '../problems/finding.ts'
import { nearest } from '../problems/nearest.ts'
import { misnamed, offer } from '../problems/offer.ts'

export interface Order {
  field: string
  isDescending: boolean
}

const descending = /newest|latest|last|descending|z to a|largest|highest/i
const ascending = /oldest|earliest|ascending|a to z|smallest|lowest|^first/i
const directions = ['newest first', 'oldest first', 'a to z', 'z to a', 'smallest first', 'largest first']
/** Words of other tools for a direction. */
const foreignDirections = byWord({ 'a-z asc': ['a to z'], 'z-a desc': ['z to a'] })

/** Parses `[date, newest first]` or `[title]`; returns undefined when no field is named. */
export function orderIn(value: unknown): Order | undefined {
  const [field, how = ''] = Array.isArray(value) ? value : [value]
  if (typeof field !== 'string') return undefined
  return { field, isDescending: descending.test(String(how)) }
}

/** Reports an unknown field or direction in the order at `path`. */
export function checkOrder(
  value: unknown,
  path: Path,
  fields: Iterable<string>,
  report: Reporter<unknown, PathSpot>,
): void {
  const order = orderIn(value)
  const isList = Array.isArray(value)
  // "date, newest first" is two items in one, and reported as no list.
  if (!order || (!isList && order.field.includes(','))) return
  const known = new Set([...fields, 'slug'])
  if (!known.has(order.field)) {
    report('unknown-entry-field', onValue(isList ? [...path, 0] : path), ...misnamed(order.field, known, true))
    return
  }
  const how: unknown = isList ? value[1] : undefined
  if (typeof how !== 'string' || descending.test(how) || ascending.test(how)) return
  const near = nearest(how, directions, (word) => foreignDirections.get(word) ?? [])
  const facts = { key: 'order', value: how, nearest: near, known: directions }
  report('unknown-value', onValue([...path, 1]), facts, offer(near, true))
}

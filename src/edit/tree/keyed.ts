import { isScalar, type Pair } from 'yaml'

/** The name of a key; undefined for a merge key, and for a key that is a list or a group. */
export function keyed({ key }: Pair): string | undefined {
  if (!isScalar(key) || typeof key.value === 'symbol') return undefined
  return String(key.value === null ? (key.source ?? '') : (key.source ?? key.value))
}

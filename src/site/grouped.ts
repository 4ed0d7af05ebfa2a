/** Returns the items by their keys, in order of first occurrence. */
export function grouped<T, Key>(items: Iterable<T>, keyOf: (item: T) => Key): Map<Key, T[]> {
  const found = new Map<Key, T[]>()
  for (const item of items) addTo(found, keyOf(item), item)
  return found
}

/** Adds an item to the group of its key. */
export function addTo<T, Key>(groups: Map<Key, T[]>, key: Key, item: T): void {
  const group = groups.get(key)
  if (group) group.push(item)
  else groups.set(key, [item])
}

/** Returns the items with a key that an earlier one has, each with the first of that key. Items without a key are left out. */
export const repeated = <T>(items: Iterable<T>, keyOf: (item: T) => string | undefined): { item: T; first: T }[] =>
  [...grouped(items, keyOf)].flatMap(([key, [first, ...others]]) =>
    first === undefined || key === undefined ? [] : others.map((item) => ({ item, first })),
  )

// Reads groups of keys and texts from a value of unknown shape.

export type Group = Record<string, unknown>

export const isGroup = (value: unknown): value is Group =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Returns the value if it is a group of keys, otherwise an empty group. */
export const groupsOnly = (value: unknown): Group => (isGroup(value) ? value : {})

export const textOnly = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Returns the value at a path through groups and lists, or undefined. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let here = value
  for (const segment of path) {
    if (Array.isArray(here)) here = here[Number(segment)]
    else here = isGroup(here) && Object.hasOwn(here, segment) ? here[String(segment)] : undefined
  }
  return here
}

/** Returns the group at a path, or undefined. */
export function groupAt(value: unknown, path: readonly string[]): Group | undefined {
  const found = valueAt(value, path)
  return isGroup(found) ? found : undefined
}

/** Returns the keys of a group whose values are groups themselves, with these; an empty list for any other value. */
export const groupsIn = (value: unknown): [string, Group][] =>
  Object.entries(groupsOnly(value)).flatMap(([key, one]) => (isGroup(one) ? [[key, one]] : []))

/** Returns the groups in a list, each with its index; an empty list for any other value. */
export const groupItems = (value: unknown): [number, Group][] =>
  Array.isArray(value) ? value.flatMap((one: unknown, at) => (isGroup(one) ? [[at, one]] : [])) : []

/** Yields a value and everything in it with its path, holders first. */
export function* everyValue(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<{ value: unknown; path: readonly (string | number)[] }> {
  yield { value, path }
  if (value === null || typeof value !== 'object') return
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* everyValue(inner, [...path, key])
}

/** Returns a copy in which the texts at any depth are changed. `key` is the key of the text; an item of a list has none. */
export function withTexts<T>(value: T, change: (text: string, key?: string) => string): T {
  const changed = (one: unknown, key?: string): unknown => {
    if (typeof one === 'string') return change(one, key)
    if (Array.isArray(one)) return one.map((item) => changed(item))
    if (!isGroup(one)) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, changed(inner, name)]))
  }
  return changed(value) as T
}

/** Returns a copy with the value at a path changed; shares the rest. The value is returned as it is where the path does not exist. */
export function changedAt(
  value: unknown,
  [first, ...rest]: readonly (string | number)[],
  change: (value: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, at) => (at === Number(first) ? changedAt(item, rest, change) : item))
  if (!isGroup(value) || !Object.hasOwn(value, first)) return value
  return { ...value, [first]: changedAt(value[first], rest, change) }
}

// Reads groups of keys and texts from a value of unknown shape.

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Returns the value if it is a group of keys, otherwise an empty group. */
export const groupsOnly = (value: unknown): Record<string, unknown> => (isGroup(value) ? value : {})

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
export function groupAt(value: unknown, path: readonly string[]): Record<string, unknown> | undefined {
  let here = value
  for (const key of path) here = isGroup(here) && Object.hasOwn(here, key) ? here[key] : undefined
  return isGroup(here) ? here : undefined
}

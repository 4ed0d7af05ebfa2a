/** `{ './hero/schema.ts': x }` → `{ hero: x }`, in alphabetical order, so that what is made of it never changes by chance. */
export function byFolder<T>(found: Record<string, T>): Record<string, T> {
  const named = Object.entries(found).map(([path, value]): [string, T] => [path.split('/').at(-2) ?? path, value])
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)))
}

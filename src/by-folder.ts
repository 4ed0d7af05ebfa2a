/** `{ './hero/schema.ts': x }` becomes `{ hero: x }`, sorted by name so that generated files are stable. */
export function byFolder<T>(found: Record<string, T>): Record<string, T> {
  const named = Object.entries(found).map(([path, value]): [string, T] => [path.split('/').at(-2) ?? path, value])
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)))
}

// What is derived from a page of a resolved site alone: once, and kept with what is derived from the page in its file.
import type { Route } from './model.ts'

const known = new WeakMap<Route, (name: string, work: () => unknown) => unknown>()

/** `keep` gives what goes by a name or derives it: data that JSON can hold. */
export const keepDerived = (route: Route, keep: (name: string, work: () => unknown) => unknown): void =>
  void known.set(route, keep)

/** What goes by the name. */
export function ofRoute<T>(route: Route, name: string, work: () => T): T {
  const keep = known.get(route)
  return keep ? (keep(name, work) as T) : work()
}

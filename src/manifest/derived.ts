// What is derived from a page, by its object, which stays the same from load to load while its lines do: data that JSON can hold, so that
// a build may write it down for the next one (decision 148).
import { isGroup } from './groups.ts'

export type Derived = Record<string, unknown>

const known = new WeakMap<object, Derived>()
/** To which something was added since it was read. */
const fresh = new WeakSet<Derived>()

/** What goes by the name: derived once, from nothing but the page and what the name says. */
export function ofPage<T>(page: object, name: string, work: () => T): T {
  const derived = known.get(page) ?? {}
  known.set(page, derived)
  return derivedIn(derived, name, work)
}

/** The same of a page as it stands at a place. In a list: objects of as many shapes as there are places take long. */
export function ofPageAt<T>(page: object, name: string, place: string, work: () => T): T {
  const all = ofPage<[place: string, value: T][]>(page, name, () => [])
  const there = all.find(([at]) => at === place)
  if (there) return there[1]
  const value = work()
  all.push([place, value])
  const derived = known.get(page)
  if (derived) fresh.add(derived)
  return value
}

export function derivedIn<T>(derived: Derived, name: string, work: () => T): T {
  if (!Object.hasOwn(derived, name)) {
    derived[name] = work()
    fresh.add(derived)
  }
  return derived[name] as T
}

/** Everything derived from a page so far. */
export const derivedFrom = (page: object): Derived | undefined => known.get(page)

/** Gives a page what was written down when it was read before. */
export const setDerived = (page: object, derived: Derived): void => void known.set(page, derived)

/** What is short for the lines that a page was read from. */
const linesBehind = new WeakMap<object, string>()

/** Left out for a page that something besides its lines decides. */
export const setLines = (page: object, short: string): void => void linesBehind.set(page, short)

export const linesOfPage = (page: object): string | undefined => linesBehind.get(page)

export const isFresh = (derived: Derived): boolean => fresh.has(derived)

/** Type, id and use of each block of a page. */
export interface Outline {
  at: number
  type?: string
  id?: string
  /** The fragment it is a use of. */
  use?: string
}

export const outlineOf = (page: Record<string, unknown>): Outline[] =>
  ofPage(page, 'outline', () =>
    (Array.isArray(page.blocks) ? page.blocks : []).flatMap((block: unknown, at): Outline[] => {
      if (!isGroup(block)) return []
      const { type, id, use } = block
      return [{ at, type: textOf(type), id: textOf(id), use: textOf(use) }]
    }),
  )

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

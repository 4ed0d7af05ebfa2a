// A place of a value that others have changed since: items of lists are followed by what they say, keys stay.
import type { Path } from '../problems/finding.ts'
import { isGroup, valueAt } from '../site/groups.ts'
import { same } from './model.ts'

/** `then`: the value in which the path leads to what is meant. Undefined where an item on the way has gone. */
export function followedPath(path: Path, then: unknown, now: unknown): Path | undefined {
  if (then === now) return path
  const [key, ...rest] = path
  if (key === undefined) return path
  const at = typeof key === 'number' && Array.isArray(then) && Array.isArray(now) ? followedItem(key, then, now) : key
  const inside = at === undefined ? undefined : followedPath(rest, valueAt(then, [key]), valueAt(now, [at]))
  return at === undefined || inside === undefined ? undefined : [at, ...inside]
}

/** The same of a place that an item is put into: before the one that stood there, or else as near as there is room. */
export function followedGap(path: Path, then: unknown, now: unknown): Path | undefined {
  const [home, last] = [path.slice(0, -1), path.at(-1)]
  const list = followedPath(home, then, now)
  if (!list || typeof last !== 'number') return list && path
  const [before, after] = [valueAt(then, home), valueAt(now, list)]
  if (!Array.isArray(before) || !Array.isArray(after)) return [...list, last]
  const at = last < before.length ? followedItem(last, before, after) : after.length
  return [...list, at ?? Math.min(last, after.length)]
}

/** Where the item at the place stands among others; undefined where it has gone. */
export function followedItem(at: number, before: readonly unknown[], now: readonly unknown[]): number | undefined {
  if (!(at in before)) return undefined
  const own = before[at]
  const length = Math.min(before.length, now.length)
  let [head, tail] = [0, 0]
  while (head < length && same(before[head], now[head])) head++
  while (tail < length - head && same(before.at(-1 - tail), now.at(-1 - tail))) tail++
  if (at < head) return at
  if (at >= before.length - tail) return at + now.length - before.length
  // Among those that are others now: the same words elsewhere.
  const changed = now.slice(head, now.length - tail)
  const places = changed.flatMap((one, index) => (same(one, own) ? [head + index] : []))
  if (places.length > 0) return places.length === 1 || !places.includes(at) ? places[0] : at
  // Or else what is of its kind, was none of the others and is the most like it.
  const others = before.slice(head, before.length - tail)
  const fresh = changed.flatMap((one, index) =>
    isOfKind(one, own) && !others.some((other) => same(other, one)) ? [head + index] : [],
  )
  const likest = Math.max(...fresh.map((place) => likeness(own, now[place])))
  const best = fresh.filter((place) => likeness(own, now[place]) === likest)
  if (before.length === now.length && best.includes(at)) return at
  return best.length === 1 ? best[0] : undefined
}

/** Blocks of two types are not one block; what stands in a fragment says no type. */
const isOfKind = (one: unknown, other: unknown): boolean => {
  const [kind, its] = [kindOf(one), kindOf(other)]
  return kind === undefined || its === undefined || kind === its
}

const kindOf = (item: unknown): unknown =>
  isGroup(item) ? item.type : Array.isArray(item) ? 'list' : `a ${typeof item}`

/** How many values of a group another one has, too. */
const likeness = (one: unknown, other: unknown): number =>
  isGroup(one) && isGroup(other) ? Object.keys(one).filter((key) => same(one[key], other[key])).length : 0

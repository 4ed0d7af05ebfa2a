// Follows a path through changes of other writers: list items are matched by content, keys stay.
import type { Path } from '../problems/finding.ts'
import { isGroup, valueAt } from '../site/groups.ts'
import { same } from './model.ts'

/** Returns the path in `now` of what the path means in `then`; undefined where a list item on the way was removed. */
export function followedPath(path: Path, then: unknown, now: unknown): Path | undefined {
  if (then === now) return path
  const [key, ...rest] = path
  if (key === undefined) return path
  const at = typeof key === 'number' && Array.isArray(then) && Array.isArray(now) ? followedItem(key, then, now) : key
  const inside = at === undefined ? undefined : followedPath(rest, valueAt(then, [key]), valueAt(now, [at]))
  return at === undefined || inside === undefined ? undefined : [at, ...inside]
}

/** Follows the path of an insertion: before the item that stood there, or as near as possible. */
export function followedGap(path: Path, then: unknown, now: unknown): Path | undefined {
  const [home, last] = [path.slice(0, -1), path.at(-1)]
  const list = followedPath(home, then, now)
  if (!list || typeof last !== 'number') return list && path
  const [before, after] = [valueAt(then, home), valueAt(now, list)]
  if (!Array.isArray(before) || !Array.isArray(after)) return [...list, last]
  const at = last < before.length ? followedItem(last, before, after) : after.length
  return [...list, at ?? Math.min(last, after.length)]
}

/** Returns the index of an item among the current ones; undefined where it was removed. */
export function followedItem(at: number, before: readonly unknown[], now: readonly unknown[]): number | undefined {
  if (!(at in before)) return undefined
  const own = before[at]
  const length = Math.min(before.length, now.length)
  let [head, tail] = [0, 0]
  while (head < length && same(before[head], now[head])) head++
  while (tail < length - head && same(before.at(-1 - tail), now.at(-1 - tail))) tail++
  if (at < head) return at
  if (at >= before.length - tail) return at + now.length - before.length
  // Among the changed items: the same value elsewhere.
  const changed = now.slice(head, now.length - tail)
  const places = changed.flatMap((one, index) => (same(one, own) ? [head + index] : []))
  if (places.length > 0) return places.length === 1 || !places.includes(at) ? places[0] : at
  // Otherwise the new item of the same kind with the most equal values.
  const others = before.slice(head, before.length - tail)
  const fresh = changed.flatMap((one, index) =>
    isOfKind(one, own) && !others.some((other) => same(other, one)) ? [head + index] : [],
  )
  const likest = Math.max(...fresh.map((place) => likeness(own, now[place])))
  const best = fresh.filter((place) => likeness(own, now[place]) === likest)
  if (before.length === now.length && best.includes(at)) return at
  return best.length === 1 ? best[0] : undefined
}

/** Blocks of different types never match; uses of fragments have no type. */
const isOfKind = (one: unknown, other: unknown): boolean => {
  const [kind, its] = [kindOf(one), kindOf(other)]
  return kind === undefined || its === undefined || kind === its
}

const kindOf = (item: unknown): unknown =>
  isGroup(item) ? item.type : Array.isArray(item) ? 'list' : `a ${typeof item}`

/** Counts the keys with equal values. */
const likeness = (one: unknown, other: unknown): number =>
  isGroup(one) && isGroup(other) ? Object.keys(one).filter((key) => same(one[key], other[key])).length : 0

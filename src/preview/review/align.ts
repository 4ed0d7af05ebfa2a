// Matches the items of two lists: equal items first, then similar ones.
import { diffArrays } from 'diff'

export interface Pair {
  /** Index in each list; left out where the item was added or removed. */
  before?: number
  now?: number
  /** True when the item changed its place among the others. */
  moved: boolean
}

/** Returns pairs in the order of `now`, removed items behind their predecessor. Only items with the same `kindOf` are matched. */
export function align(before: readonly unknown[], now: readonly unknown[], kindOf: (_: unknown) => string): Pair[] {
  const [left, right] = [before, now].map((list) => list.map((item) => JSON.stringify(item) ?? ''))
  const difference = diffArrays(left ?? [], right ?? [])
  if (isInPlace(before, now, difference)) return before.map((_, at) => ({ before: at, now: at, moved: false }))
  const pairs: Pair[] = []
  const removedItems: { at: number; gap: number }[] = []
  const addedItems: { at: number; gap: number }[] = []
  let [i, j, gap] = [0, 0, 0]
  for (const { added, removed, value } of difference) {
    if (!added && !removed) gap++
    for (const _ of value) {
      if (added) addedItems.push({ at: j++, gap })
      else if (removed) removedItems.push({ at: i++, gap })
      else pairs.push({ before: i++, now: j++, moved: false })
    }
  }
  const pairUp = (similarity: (one: { at: number; gap: number }, other: { at: number; gap: number }) => number) => {
    const found = removedItems
      .flatMap((one) => addedItems.map((other) => ({ one, other, likeness: similarity(one, other) })))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness || a.one.at - b.one.at || a.other.at - b.other.at)
    for (const { one, other } of found) {
      if (!removedItems.includes(one) || !addedItems.includes(other)) continue
      removedItems.splice(removedItems.indexOf(one), 1)
      addedItems.splice(addedItems.indexOf(other), 1)
      pairs.push({ before: one.at, now: other.at, moved: one.gap !== other.gap })
    }
  }
  pairUp((one, other) => (left?.[one.at] === right?.[other.at] ? 1 : 0))
  pairUp((one, other) => {
    const [a, b] = [before[one.at], now[other.at]]
    if (kindOf(a) !== kindOf(b)) return 0
    const alike = likeness(a, b)
    return alike >= 0.4 ? alike : one.gap === other.gap ? Math.max(alike, 0.01) : 0
  })
  for (const { at } of addedItems) pairs.push({ now: at, moved: false })
  for (const { at } of removedItems) pairs.push({ before: at, moved: false })
  const place = ({ before: was = 0, now: is }: Pair) => is ?? was - 0.5
  return pairs.sort((one, other) => place(one) - place(other))
}

/** Whether single values of a list changed where they stand: among equal ones, the smallest difference would be an added and a removed one. */
function isInPlace(
  before: readonly unknown[],
  now: readonly unknown[],
  difference: ReturnType<typeof diffArrays<string>>,
): boolean {
  const isSingle = (value: unknown) => typeof value !== 'object' || value === null
  const kept = difference.reduce((sum, { added, removed, count }) => sum + (added || removed ? 0 : count), 0)
  const same = before.filter((one, at) => one === now[at])
  return before.length === now.length && [...before, ...now].every(isSingle) && same.length >= kept
}

/** Returns the share of leaf values that both have, from 0 to 1. */
export function likeness(one: unknown, other: unknown): number {
  const [a, b] = [leavesOf(one), leavesOf(other)]
  if (a.length === 0 && b.length === 0) return 1
  const rest = [...b]
  const both = a.filter((leaf) => {
    const at = rest.indexOf(leaf)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }).length
  return (2 * both) / (a.length + b.length)
}

function leavesOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, key))
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${key}.${name}`))
  return [`${key} ${JSON.stringify(value)}`]
}

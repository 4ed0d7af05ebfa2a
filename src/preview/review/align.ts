// Which items of two lists are the same one: equal ones first, then those that are alike.
import { diffArrays } from 'diff'

export interface Pair {
  /** Index in each list; missing where it has come or gone. */
  before?: number
  now?: number
  /** Whether it stands at another place among the others. */
  moved: boolean
}

/** In the order of `now`, those that have gone behind the one they followed. `kindOf`: only items of one kind can be one. */
export function align(before: readonly unknown[], now: readonly unknown[], kindOf: (_: unknown) => string): Pair[] {
  const [left, right] = [before, now].map((list) => list.map((item) => JSON.stringify(item) ?? ''))
  const pairs: Pair[] = []
  const gone: { at: number; gap: number }[] = []
  const come: { at: number; gap: number }[] = []
  let [i, j, gap] = [0, 0, 0]
  for (const { added, removed, value } of diffArrays(left ?? [], right ?? [])) {
    if (!added && !removed) gap++
    for (const _ of value) {
      if (added) come.push({ at: j++, gap })
      else if (removed) gone.push({ at: i++, gap })
      else pairs.push({ before: i++, now: j++, moved: false })
    }
  }
  const pairUp = (fits: (one: { at: number; gap: number }, other: { at: number; gap: number }) => number) => {
    const found = gone
      .flatMap((one) => come.map((other) => ({ one, other, likeness: fits(one, other) })))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness || a.one.at - b.one.at || a.other.at - b.other.at)
    for (const { one, other } of found) {
      if (!gone.includes(one) || !come.includes(other)) continue
      gone.splice(gone.indexOf(one), 1)
      come.splice(come.indexOf(other), 1)
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
  for (const { at } of come) pairs.push({ now: at, moved: false })
  for (const { at } of gone) pairs.push({ before: at, moved: false })
  const place = ({ before: was = 0, now: is }: Pair) => is ?? was - 0.5
  return pairs.sort((one, other) => place(one) - place(other))
}

/** The part of the texts and values that both have, from 0 to 1. */
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

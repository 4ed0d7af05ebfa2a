// Finds the smallest differences between two values.
import type { Path } from '../../problems/finding.ts'
import { isGroup } from '../../site/groups.ts'
import { align } from './align.ts'
import type { ChangeKind } from './review-messages.ts'

export interface Difference {
  what: ChangeKind
  /** Its place and value in each state; left out where it was added or removed. */
  before?: { path: Path; value: unknown }
  now?: { path: Path; value: unknown }
}

/** `before` and `now`: the paths of the two values. */
export function* differences(one: unknown, other: unknown, before: Path, now: Path): Generator<Difference> {
  if (Array.isArray(one) && Array.isArray(other)) yield* inLists(one, other, before, now)
  else if (isGroup(one) && isGroup(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [was, is] = [
        { path: [...before, key], value: one[key] },
        { path: [...now, key], value: other[key] },
      ]
      if (!(key in one)) yield { what: 'added', now: is }
      else if (!(key in other)) yield { what: 'removed', before: was }
      else yield* differences(was.value, is.value, was.path, is.path)
    }
  } else if (JSON.stringify(one) !== JSON.stringify(other))
    yield { what: 'changed', before: { path: before, value: one }, now: { path: now, value: other } }
}

function* inLists(one: unknown[], other: unknown[], before: Path, now: Path): Generator<Difference> {
  for (const pair of align(one, other, kindOf)) {
    const was = pair.before === undefined ? undefined : { path: [...before, pair.before], value: one[pair.before] }
    const is = pair.now === undefined ? undefined : { path: [...now, pair.now], value: other[pair.now] }
    if (!was) yield { what: 'added', now: is }
    else if (!is) yield { what: 'removed', before: was }
    else {
      if (pair.moved) yield { what: 'moved', before: was, now: is }
      yield* differences(was.value, is.value, was.path, is.path)
    }
  }
}

/** Only items with the same type, use and name are compared with each other. */
const kindOf = (item: unknown): string =>
  isGroup(item) ? `${item.type ?? ''} ${item.use ?? ''} ${item.name ?? ''}` : typeof item

// Applies operations to a plain value without sharing. Only the changed groups are copied.
import type { Path } from '../problems/finding.ts'
import { isGroup, valueAt } from '../site/groups.ts'
import type { Json, Operation } from './operation.ts'

/** Returns the value unchanged where the operation's path does not exist. The empty path sets the value itself. */
export function withOperation(value: unknown, operation: Operation): unknown {
  const { path } = operation
  const [home, last = ''] = [path.slice(0, -1), path.at(-1)]
  const own = valueAt(value, path)
  switch (operation.do) {
    case 'set':
      if (path.length === 0) return operation.value
      return changedAt(value, home, (holder) =>
        Array.isArray(holder)
          ? holder.with(Number(last), operation.value)
          : withKey(holder, String(last), operation.value),
      )
    case 'insert':
      return changedAt(value, home, (list) => spliced(list, Number(last), 0, operation.value))
    case 'duplicate':
      return changedAt(value, home, (list) => spliced(list, Number(last) + 1, 0, own as Json))
    case 'remove':
      return changedAt(value, home, (holder) =>
        Array.isArray(holder) ? spliced(holder, Number(last), 1) : withoutKey(holder, String(last)),
      )
    case 'rename':
      return changedAt(value, home, (group) =>
        isGroup(group)
          ? Object.fromEntries(Object.entries(group).map(([key, one]) => [key === last ? operation.key : key, one]))
          : group,
      )
    case 'move': {
      const without = withOperation(value, { do: 'remove', path })
      const { to } = operation
      return changedAt(without, to.slice(0, -1), (list) => spliced(list, Number(to.at(-1)), 0, own as Json))
    }
  }
}

function changedAt(value: unknown, path: Path, change: (holder: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  const inner = changedAt(valueAt(value, [key]), rest, change)
  if (Array.isArray(value)) return Number(key) in value ? value.with(Number(key), inner) : value
  return inner === undefined ? value : withKey(value, String(key), inner)
}

const spliced = (list: unknown, at: number, removed: number, ...added: Json[]): unknown =>
  Array.isArray(list) ? list.toSpliced(at, removed, ...added) : list

// fromEntries, so that a key named __proto__ is a key like any other.
const withKey = (group: unknown, key: string, value: unknown): unknown =>
  group === undefined || isGroup(group) ? Object.fromEntries([...Object.entries(group ?? {}), [key, value]]) : group

const withoutKey = (group: unknown, key: string): unknown =>
  isGroup(group) ? Object.fromEntries(Object.entries(group).filter(([one]) => one !== key)) : group

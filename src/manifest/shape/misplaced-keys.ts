// Finds keys in the wrong group: one level too high or too low.
import { type Finding, onKey, type Path } from '../../problems/finding.ts'
import { pointerTo } from '../../problems/path.ts'
import { isGroup, valueAt } from '../../site/groups.ts'
import { groupSchemaAt } from './published-schema.ts'

/** Levels below the key's group that are searched: a reading is two levels below the manifest. */
const maxLevelsBelow = 2

/** Returns the groups that allow the key and lack it, below `path` or around it. Empty where it is ambiguous; all readings count as one. */
export function groupsLacking(key: string, path: Path, value: unknown): Path[] {
  const around = path.map((_, at) => path.slice(0, at))
  const found = [...around, ...groupsBelow(path, value, maxLevelsBelow)].filter((one) => lacks(key, one, value))
  return found.length <= 1 || found.every((one) => one.length === 2 && one[0] === 'readings') ? found : []
}

/** Drops the missing-key finding of a key that is reported as misplaced. */
export function withoutMisplaced(findings: readonly Finding[]): Finding[] {
  const moved = new Set(
    findings.flatMap(({ code, at, related = [] }) =>
      code === 'unknown-key' && at.path
        ? related.map((one) => pointerTo([...(one.at.path ?? []), at.path?.at(-1) ?? '']))
        : [],
    ),
  )
  return findings.filter(
    ({ code, at, facts }) =>
      code !== 'missing-key' || !moved.has(pointerTo([...(at.path ?? []), (facts as { key: string }).key])),
  )
}

/** Returns the facts that say where an unknown key belongs. */
export function whereItBelongs(key: string, groups: readonly Path[]) {
  const [first = []] = groups
  const name = String(first.at(-1) ?? '')
  const holder = first.length === 0 ? 'the manifest itself' : `"${name}"`
  return {
    instead: `It is a key of ${groups.length > 1 ? `each reading, such as ${holder}` : holder}. Move it there.`,
    related: groups.map((group) => ({ at: onKey(...group), message: `"${key}" belongs here.` })),
  }
}

function groupsBelow(path: Path, value: unknown, depth: number): Path[] {
  const group = valueAt(value, path)
  if (depth === 0 || !isGroup(group)) return []
  return Object.keys(group)
    .map((name) => [...path, name])
    .flatMap((below) => [below, ...groupsBelow(below, value, depth - 1)])
}

function lacks(key: string, path: Path, value: unknown): boolean {
  const group = valueAt(value, path)
  if (!isGroup(group) || Object.hasOwn(group, key)) return false
  const isInList = path.some((segment) => typeof segment === 'number')
  return !isInList && Object.hasOwn(groupSchemaAt(value, path)?.properties ?? {}, key)
}

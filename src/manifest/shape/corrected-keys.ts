// Returns the value with misspelt keys and choices corrected, so that one mistake is reported once and later checks see what was meant. Never written
// to the file.
import type { Finding, Path } from '../../problems/finding.ts'
import { pointerTo } from '../../problems/path.ts'
import { changedAt, isGroup, valueAt } from '../../site/groups.ts'

const keys = new Set(['unknown-key'])
/** Codes whose place says whether they are about a key or a value. */
const eitherWay = new Set(['bad-name', 'curly-quotes'])
const values = new Set(['unknown-block', 'unknown-value', 'not-a-comment'])

/** Returns the corrected value, and a function from a path in it to the path as written. */
export function withCorrectedKeys(value: unknown, findings: readonly Finding[]) {
  // While a block's type is a guess, its fields have no certain meaning.
  const known = findings.filter(
    ({ code, suggestion, fix }) => suggestion !== undefined && (code !== 'unknown-block' || fix?.safe),
  )
  if (known.length === 0) return { value, asWritten: (path: Path) => path }
  let result = value
  /** The written key, by pointer to its group and meant key. */
  const renamed = new Map<string, string>()
  // Renames the deepest keys first, while paths below a misspelt key are still valid.
  for (const { code, at, suggestion = '' } of known.sort(
    (a, b) => (b.at.path?.length ?? 0) - (a.at.path?.length ?? 0),
  )) {
    if (!('on' in at)) continue
    const key = String(at.path.at(-1))
    const holder = at.path.slice(0, -1)
    if (keys.has(code) || (eitherWay.has(code) && at.on === 'key')) {
      if (code === 'curly-quotes' || renames(result, at.path, suggestion)) {
        renamed.set(pointerTo([...holder, suggestion]), key)
        result = changedAt(result, holder, (group) => (isGroup(group) ? withRenamed(group, key, suggestion) : group))
      }
    } else if (values.has(code) || (eitherWay.has(code) && at.on === 'value'))
      result = changedAt(result, at.path, () => suggestion)
  }
  return { value: result, asWritten: (path: Path) => pathAsWritten(path, renamed) }
}

/** If a key of that name exists, the first one wins; a merged key comes behind the written ones and gives way. */
function withRenamed(group: Record<string, unknown>, key: string, name: string): Record<string, unknown> {
  const [first] = Object.keys(group).filter((one) => one === key || one === name)
  return Object.fromEntries(
    Object.entries(group).flatMap(([one, inner]) =>
      one === first ? [[name, inner]] : one === key || one === name ? [] : [[one, inner]],
    ),
  )
}

function pathAsWritten(path: Path, renamed: ReadonlyMap<string, string>): Path {
  const written: (string | number)[] = []
  for (const segment of path) written.push(renamed.get(pointerTo([...written, segment])) ?? segment)
  return written
}

/** Renames a key only where the name is free; a merged key of that name comes behind it and gives way. */
function renames(value: unknown, path: Path, name: string): boolean {
  const holder = valueAt(value, path.slice(0, -1))
  if (!isGroup(holder)) return false
  const keys = Object.keys(holder)
  return !Object.hasOwn(holder, name) || keys.indexOf(name) > keys.indexOf(String(path.at(-1)))
}

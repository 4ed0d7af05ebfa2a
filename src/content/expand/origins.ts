// Records where each part of an expanded page comes from: a line of its template, and a field of an entry. Origins are keyed by the objects
// of the page, so that a reused page keeps them.
import type { Path } from '../../problems/finding.ts'
import { isGroup, valueAt } from '../../site/groups.ts'
import type { Entry } from '../entry.ts'

export interface Origin {
  /** Path in the manifest as written. */
  path: Path
  /** The entry whose fields the texts below may contain. */
  entry?: Entry
  /** Keys that are not written but come from a field. */
  fields?: Readonly<Record<string, Path>>
  /** Of a list whose items differ from the written ones. After the items' origins follow those of items that are not shown now. */
  items?: readonly Origin[]
  /** Keys or indexes whose words are already in the page's language. */
  settled?: ReadonlySet<string | number>
}

const origins = new WeakMap<object, Origin>()

export function from<T extends object>(made: T, origin: Origin): T {
  // Saves memory: all pages of a template have the same keys.
  if (origin.settled) origin.settled = sharedSet(origin.settled)
  origins.set(made, origin)
  return made
}

const sharedSets = new Map<string, Origin['settled']>()

function sharedSet(set: ReadonlySet<string | number>): Origin['settled'] {
  const key = JSON.stringify([...set])
  if (!sharedSets.has(key)) sharedSets.set(key, set.size > 0 ? set : undefined)
  return sharedSets.get(key)
}

/** Whether the words at a path are already in the page's language. `part` is the value at the first `depth` keys. */
export function isSettled(part: unknown, path: Path, depth = 0): boolean {
  let here = part
  for (let at = depth; at < path.length; at++) {
    const key = path[at] ?? ''
    if (here === null || typeof here !== 'object') return false
    if (origins.get(here)?.settled?.has(key)) return true
    here = Reflect.get(here, key)
  }
  return false
}

/** Returns the entry whose words may stand at a path; undefined when there is none. `part` as above. */
export function entryAlongPath(part: unknown, path: Path, depth = 0): Entry | undefined {
  let here = part
  let found: Entry | undefined
  for (let at = depth; at < path.length && here !== null && typeof here === 'object'; at++) {
    found = origins.get(here)?.entry ?? found
    here = Reflect.get(here, path[at] ?? '')
  }
  return found
}

/** Returns the origin of a part, for a copy of it. */
export const originOf = (part: object): Origin | undefined => origins.get(part)

/** Returns the entry that a page was made for; undefined for a written page. */
export const entryOfMadePage = (page: unknown): Entry | undefined =>
  page !== null && typeof page === 'object' ? origins.get(page)?.entry : undefined

export interface TraceResult {
  /** Path in the manifest as written. */
  template: Path
  /** The entry that holds the value, and the path in it. */
  inEntry?: { entry: Entry; path: Path }
}

export const braces = /\{\{|\{\s*entry\.([\p{L}\w.-]+)\s*(?:\|\s*([^{}|]*?)\s*)?\}/gu

/** Returns the first entry field in a text. */
export function fieldOf(text: string): string | undefined {
  for (const [, field] of text.matchAll(braces)) if (field !== undefined) return field
  return undefined
}

/** Finds where the value at a path comes from. `expanded` and `written` are whole manifests; `part` is looked for in the template. */
export function trace(expanded: unknown, written: unknown, path: Path, part?: string): TraceResult {
  let at = traceOf(expanded)
  for (const key of path) at = below(at, key, written, part)
  return tracedAt(at)
}

/** A page that is made for an entry has a path that only its own origin knows. */
const tracedAt = ({ here, found, around, origin }: Trace): TraceResult =>
  found ?? around?.found ?? { template: (isGroup(here) ? originOf(here) : undefined)?.path ?? origin.path }

/** Like `trace`, for many paths: keys that a path shares with the one before it are followed once. */
export function tracing(expanded: unknown, written: unknown): (path: Path) => TraceResult {
  let before: Path = []
  const followed = [traceOf(expanded)]
  return (path) => {
    const differing = path.findIndex((key, at) => key !== before[at])
    followed.length = (differing < 0 ? path.length : differing) + 1
    let last = followed.at(-1) ?? traceOf(expanded)
    for (const key of path.slice(followed.length - 1)) {
      last = below(last, key, written)
      followed.push(last)
    }
    before = path
    return tracedAt(last)
  }
}

/** State of following a path. */
export interface Trace {
  here: unknown
  origin: Origin
  /** Set from where the path enters an entry. */
  found?: TraceResult
  /** Set within a block of an entry's text, which may list other entries. */
  around?: { found: TraceResult; depth: number; blocks: Entry['blocks'] }
}

export const traceOf = (expanded: unknown): Trace => ({ here: expanded, origin: { path: [] } })

/** Follows one key. `part` is looked for in the template's line. */
export function below(at: Trace, key: Path[number], written: unknown, part?: string): Trace {
  const here = Array.isArray(at.here) ? at.here[Number(key)] : isGroup(at.here) ? at.here[String(key)] : undefined
  const around = at.around && { ...at.around, found: further(at.around.found, key) }
  if (at.found) return { ...at, here, around, found: further(at.found, key) }
  const isOpen = at.here !== null && typeof at.here === 'object'
  const holder = (isOpen && origins.get(at.here as object)) || at.origin
  const entry = 'entry' in holder ? holder.entry : at.origin.entry
  const field = entry && holder.fields?.[String(key)]
  const found = entry && field && { template: holder.path, inEntry: { entry, path: field } }
  if (found && (field[0] !== 'body' || field.length === 1)) return { here, origin: holder, found }
  const inBlock = found ? { found, depth: holder.path.length + 1, blocks: found.inEntry.entry.blocks } : around
  const item = Array.isArray(at.here) ? holder.items?.[Number(key)] : undefined
  const origin = item ?? { path: [...holder.path, key], entry }
  const next = { here, origin, around: inBlock }
  if (!origin.entry || origin.entry === inBlock?.found.inEntry?.entry) return next
  const template = inBlock ? valueAt(inBlock.blocks, origin.path.slice(inBlock.depth)) : valueAt(written, origin.path)
  if (typeof template !== 'string' || (part !== undefined && template.includes(part))) return next
  const own = fieldOf(template)?.split('.')[0]
  return own === undefined
    ? next
    : { ...next, found: { template: origin.path, inEntry: { entry: origin.entry, path: [own] } } }
}

const further = ({ template, inEntry }: TraceResult, key: Path[number]): TraceResult => ({
  template,
  ...(inEntry && { inEntry: { ...inEntry, path: [...inEntry.path, key] } }),
})

/** Returns the earlier object when both are equal, so that results cached by it stay valid; updates its origins. */
export function asBefore<T>(before: unknown, now: T): T {
  // Equal values have the same type.
  return isSame(before, now, isSettledAlike) ? (adopted(before, now) as T) : now
}

function isSettledAlike(a: object, b: object): boolean {
  const [left, right] = [origins.get(a)?.settled, origins.get(b)?.settled]
  return (left?.size ?? 0) === (right?.size ?? 0) && [...(left ?? [])].every((key) => right?.has(key))
}

/** Whether both are deeply equal and come from the same lines. */
export const isSameMade = (a: unknown, b: unknown): boolean => isSame(a, b, isSameOrigin)

const isSameOrigin = (a: object, b: object): boolean => isOfSame(origins.get(a), origins.get(b))

function isOfSame(a: Origin | undefined, b: Origin | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  const { path, items = [] } = b
  return (
    a.entry === b.entry &&
    a.path.length === path.length &&
    a.path.every((key, at) => key === path[at]) &&
    (a.items ?? []).length === items.length &&
    (a.items ?? []).every((one, at) => isOfSame(one, items[at]))
  )
}

function isSame(a: unknown, b: unknown, isAlso: (_one: object, _other: object) => boolean): boolean {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object' || !isAlso(a, b)) return false
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => isSame(one, b[at], isAlso))
  const keys = Object.keys(a)
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return (
    !Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key], isAlso))
  )
}

function adopted(before: unknown, now: unknown): unknown {
  if (before === now || before === null || typeof before !== 'object' || now === null || typeof now !== 'object')
    return before
  const origin = origins.get(now)
  if (origin) origins.set(before, origin)
  for (const key of Object.keys(before)) adopted(Reflect.get(before, key), Reflect.get(now, key))
  return before
}

// Entry point: operations on the text of one file. Each is applied by splicing ranges, parsed again, and compared with the same
// operation on plain data; where the results differ the next strategy is tried, and the last refused. The file is never reprinted.
import { EntryIndex } from '../manifest/read/fast/entry-lines.ts'
import type { Path } from '../problems/finding.ts'
import { isSamePath } from '../problems/path.ts'
import type { Edit } from '../problems/problem.ts'
import { valueAt } from '../site/groups.ts'
import { type Model, modelOf, plainOf, same } from './model.ts'
import { applyTo } from './on-model.ts'
import {
  type Edited,
  isRefusal,
  type Json,
  type Operation,
  type Refusal,
  Refused,
  refuse,
  type SetValue,
} from './operation.ts'
import { ownValue } from './operations/own-value.ts'
import { strategiesOf } from './operations/strategies.ts'
import { isSameBeside, withOwnValues, withoutAnchors, withoutMerges, writtenOut } from './set-apart.ts'
import { Anchors, type Home, homeOf, type Places } from './sharing.ts'
import { Slots } from './slots.ts'
import { difference, inverse, smallest, splice } from './splice.ts'
import { lostComment } from './tree/comments.ts'
import { Reading } from './tree/reading.ts'

/** The value at a path of the file, as the caller has already parsed it from this very text. */
export type Known = (path: Path) => unknown

/** Texts up to so many characters are read as a whole. */
const smallTextLength = 30_000

/** Anchors and aliases reach from one part of a file into others; tags and directives change how it is read. */
const reaching = /(?:^|[\s[{,])[&*!][^\s]|^%|^<<|\s<<\s*:|^---|^\.\.\./m

/** Applies the operations in order: all of them, or none. With `known`, only the lines of a page are parsed. */
export function edit(text: string, operations: readonly Operation[], known?: Known): Edited | Refusal {
  const moving = operations.filter(({ do: what, ...rest }) => what !== 'move' || !isStill(rest))
  try {
    const near = known && text.length > smallTextLength ? within(text, moving, known) : undefined
    return near ?? throughout(text, moving)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

function throughout(text: string, operations: readonly Operation[]): Edited {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  let done: AppliedEdits = { reading: new Reading(text.slice(mark.length)), edits: [] }
  for (const operation of operations) done = one(done.reading, operation)
  const after = mark + done.reading.text
  const edits = operations.length === 1 ? shifted(done.edits, mark.length) : [difference(text, after) ?? []].flat()
  return { text: after, edits, undo: inverse(text, edits) }
}

/** In the lines of the page that all of them are in; undefined where there are no such lines. */
function within(text: string, operations: readonly Operation[], known: Known): Edited | undefined {
  const [first, ...others] = operations.flatMap((operation) =>
    operation.do === 'move' ? [operation.path.slice(0, -1), operation.to.slice(0, -1)] : [operation.path.slice(0, -1)],
  )
  const shared = (first ?? []).filter((_, at) =>
    others.every((other) => isSamePath(first?.slice(0, at + 1) ?? [], other.slice(0, at + 1))),
  )
  const entry = reaching.test(text) ? undefined : new EntryIndex(text).innermost(shared)
  const key = entry && shared[entry.depth - 1]
  if (!entry || key === undefined) return undefined
  const lines = text.slice(entry.start, entry.end)
  try {
    const value = plainOf(modelOf(new Reading(lines).root))
    if (!same(value, { [key]: known(shared.slice(0, entry.depth)) })) return undefined
  } catch (error) {
    // The lines guessed from columns are wrong: parse the whole file.
    if (error instanceof Refused) return undefined
    throw error
  }
  const from = entry.depth - 1
  const inside = operations.map((operation) =>
    operation.do === 'move'
      ? { ...operation, path: operation.path.slice(from), to: operation.to.slice(from) }
      : { ...operation, path: operation.path.slice(from) },
  )
  const done = throughout(lines, inside)
  const edits = shifted(done.edits, entry.start)
  return { text: text.slice(0, entry.start) + done.text + text.slice(entry.end), edits, undo: inverse(text, edits) }
}

const shifted = (edits: readonly Edit[], by: number): Edit[] =>
  edits.map(({ start, end, text }) => ({ start: start + by, end: end + by, text }))

export { isRefusal }

/** Moved to where it is already. */
const isStill = (operation: { path: Path; to?: Path }) =>
  operation.to !== undefined && isSamePath(operation.to, operation.path)

interface AppliedEdits {
  reading: Reading
  edits: Edit[]
}

function one(reading: Reading, requested: Operation, settled: readonly Path[] = []): AppliedEdits {
  const slots = new Slots(reading)
  const { root } = slots
  const anchors = new Anchors(root)
  const above = requested.do === 'set' ? withParents(modelOf(root), requested) : undefined
  if (above) return one(reading, above)
  const whole = requested.do === 'set'
  const own = homeOf(root, anchors, requested.path, whole, settled)
  const target = requested.do === 'move' ? homeOf(root, anchors, requested.to.slice(0, -1), true, settled) : undefined
  const shared = own.shared ?? target?.shared
  if (shared && requested.sharing === undefined)
    refuse('shared', 'This is written once in the file and used in several places.', { uses: shared.uses })
  if (shared && requested.sharing === 'here') return detached(slots, anchors, requested, shared, settled)
  const operation: Operation =
    requested.do === 'move' && target
      ? { ...requested, path: own.path, to: [...target.path, requested.to.at(-1) ?? 0] }
      : { ...requested, path: own.path }
  if (isBroughtBack(slots, operation)) {
    const own = withoutMerges(reading, operation.path.slice(0, -1))
    return asWhole(reading, one(own, requested, settled).reading, anchors)
  }
  let last: Refused | undefined
  for (const places of debts(anchors, operation)) {
    try {
      const own = writtenOut(reading, places)
      const done = own === reading ? written(slots, operation) : one(own, requested, settled)
      const tidy = withoutAnchors(done.reading, namesOf(anchors))
      return own === reading && tidy === done.reading ? done : asWhole(reading, tidy, anchors)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      last ??= error
    }
  }
  throw last
}

/**
 * The places that may have to get values of their own, the fewest first: those that take what goes, and those that would stand before what they
 * take.
 */
function debts(anchors: Anchors, { do: what, path }: Operation): Places[] {
  const from =
    what === 'set' || what === 'remove' || what === 'move'
      ? anchors.takingFrom(path, what === 'set' ? 'below' : 'in')
      : []
  const by = what === 'move' ? anchors.takenBy(path) : []
  return [[], from, by, [...from, ...by]].filter((places, at) => at === 0 || places.length > 0)
}

const namesOf = (anchors: Anchors): ReadonlySet<string> => new Set(anchors.used().map(({ name }) => name))

/** As one edit, with no anchor left behind that nothing repeats any more. */
function asWhole(before: Reading, after: Reading, anchors: Anchors): AppliedEdits {
  const reading = withoutAnchors(after, namesOf(anchors))
  const whole = difference(before.text, reading.text)
  return { reading, edits: whole ? [whole] : [] }
}

/** A value within a group that is not there yet is set with that group. */
function withParents(model: Model, requested: SetValue): SetValue | undefined {
  const value = plainOf(model)
  const depth = requested.path.findIndex((_, at) => valueAt(value, requested.path.slice(0, at + 1)) === undefined)
  const missing = depth < 0 ? [] : requested.path.slice(depth + 1)
  if (missing.length === 0 || missing.some((key) => typeof key === 'number')) return undefined
  const holder = valueAt(value, requested.path.slice(0, depth))
  if (holder === null || typeof holder !== 'object' || Array.isArray(holder)) return undefined
  const whole = missing.reduceRight<Json>((inner, key) => ({ [key]: inner }), requested.value)
  return { ...requested, path: requested.path.slice(0, depth + 1), value: whole, order: undefined }
}

/** Tries the strategies until one parses to the value expected from plain data. */
function written(slots: Slots, operation: Operation): AppliedEdits {
  const { text } = slots.reading
  const expected = modelOf(slots.root)
  applyTo(expected, operation)
  const plain = plainOf(expected)
  const keepsComments = mustKeepComments(slots, operation)
  let last: Refused | undefined
  for (const edits of strategiesOf(slots, operation)) {
    try {
      const least = smallest(text, edits)
      const next = splice(text, least)
      const read = new Reading(next)
      const result = read.root
      const { unresolved } = new Anchors(result)
      if (unresolved !== undefined)
        refuse('alias-left-behind', `Another place in the file uses this as *${unresolved}, and would lose it.`)
      if (!same(plainOf(modelOf(result)), plain)) continue
      const lost = keepsComments ? lostComment(text, next) : undefined
      if (lost !== undefined) refuse('comment-lost', `There is no room there for its comment "${lost}".`)
      return { reading: read, edits: least }
    } catch (error) {
      // This strategy gives no readable text; the next one may.
      if (!(error instanceof Refused)) throw error
      last = error
    }
  }
  if (last && wellFounded.has(last.refusal.refused)) throw last
  return refuse('unverified', 'This cannot be changed without rewriting more of the file than was requested for.')
}

/** Refusals of one strategy that hold for the whole operation. */
const wellFounded: ReadonlySet<Refusal['refused']> = new Set(['alias-left-behind', 'comment-lost'])

/** A merge brings back the key that is to go. */
function isBroughtBack({ root }: Slots, operation: Operation): boolean {
  const { do: what, path } = operation
  if (what !== 'remove' && (what !== 'rename' || operation.key === String(path.at(-1)))) return false
  const then = modelOf(root)
  applyTo(then, operation)
  const holder = valueAt(plainOf(then), path.slice(0, -1))
  return !Array.isArray(holder) && valueAt(holder, path.slice(-1)) !== undefined
}

/** Comments go with what is removed or replaced as a whole; every other operation keeps them all. */
function mustKeepComments({ root }: Slots, operation: Operation): boolean {
  if (operation.do === 'remove') return false
  const before = operation.do === 'set' ? valueAt(plainOf(modelOf(root)), operation.path) : undefined
  return before === null || typeof before !== 'object'
}

/** Writes out own values first: for this place or, where this place holds the value of the others, for those. Then the operation. */
function detached(
  { reading: before, root }: Slots,
  anchors: Anchors,
  requested: Operation,
  shared: NonNullable<Home['shared']>,
  settled: readonly Path[],
): AppliedEdits {
  const plain = plainOf(modelOf(root))
  const value = (at: Path) => valueAt(plain, at) as Json
  const at: Path = shared.key === undefined ? shared.at : [...shared.at, shared.key]
  const apart =
    shared.by === 'anchor'
      ? withOwnValues(
          before.text,
          anchors.placesOf(at),
          { path: requested.path.slice(at.length), bringsKey: requested.do === 'rename' },
          value,
        )
      : ownValue(before.text, at, value(at), shared.by)
  const again = one(new Reading(apart), requested, shared.by === 'anchor' ? [...settled, at] : settled)
  const done = asWhole(before, again.reading, anchors)
  if (shared.by === 'anchor' && !isSameBeside(at, plain, plainOf(modelOf(done.reading.root))))
    refuse(
      'alias-left-behind',
      'The other places take this from here. Change it in all of them, or change the other place.',
    )
  return done
}

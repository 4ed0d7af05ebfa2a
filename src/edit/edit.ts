// Applies operations to the text of one file. Each operation is spliced into the text, parsed again, and compared with the same operation
// on plain data; where they differ, the next strategy is tried. The file is never reprinted as a whole.
import { EntryIndex } from '../manifest/read/fast/entry-lines.ts'
import type { AliasPlace, References } from '../manifest/read/references.ts'
import type { Path } from '../problems/finding.ts'
import { isSamePath } from '../problems/path.ts'
import type { Edit } from '../problems/problem.ts'
import { difference, inverse, smallest, splice } from '../problems/splice.ts'
import { valueAt } from '../site/groups.ts'
import { modelOf, plainData, same } from './model.ts'
import { applyTo } from './on-model.ts'
import {
  type Edited,
  isRefusal,
  type Json,
  type Operation,
  orRefusal,
  type Refusal,
  RefusedEdit,
  refuse,
  type SetValue,
} from './operation.ts'
import { ownValue } from './operations/own-value.ts'
import { strategiesOf } from './operations/strategies.ts'
import { isSameBeside, withOwnValues, withoutAnchors, withoutMerges, writtenOut } from './set-apart.ts'
import { aliasesInto, aliasesOf, aliasesOutOf, type Home, sharedHome, usedAnchors } from './sharing.ts'
import { Slots } from './slots.ts'
import { lostComment } from './tree/comments.ts'
import { YamlSource } from './tree/yaml-source.ts'

/** Returns the value at a path, which the caller has parsed from this very text. */
export type ValueLookup = (path: Path) => unknown

/** Texts up to this many characters are always parsed as a whole. */
const smallTextLength = 30_000

/** Matches YAML with effects on other lines: anchors, aliases, tags, merges, directives and several documents. */
const hasDistantEffects = /(?:^|[\s[{,])[&*!][^\s]|^%|^<<|\s<<\s*:|^---|^\.\.\./m

/** Applies all operations in order, or none. With `known`, only the lines around the operations are parsed. */
export function edit(text: string, operations: readonly Operation[], known?: ValueLookup): Edited | Refusal {
  const moving = operations.filter(({ do: what, ...rest }) => what !== 'move' || !isNoMove(rest))
  return orRefusal(() => {
    const near = known && text.length > smallTextLength ? editLines(text, moving, known) : undefined
    return near ?? editWhole(text, moving)
  })
}

function editWhole(text: string, operations: readonly Operation[]): Edited {
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  let done: AppliedEdits = { source: new YamlSource(text.slice(bom.length)), edits: [] }
  for (const operation of operations) done = applyOne(done.source, operation)
  const after = bom + done.source.text
  const edits = operations.length === 1 ? shifted(done.edits, bom.length) : [difference(text, after) ?? []].flat()
  return { text: after, edits, undo: inverse(text, edits) }
}

/** Edits only the lines of the innermost entry around all operations; undefined where this is not possible. */
function editLines(text: string, operations: readonly Operation[], known: ValueLookup): Edited | undefined {
  const [first, ...others] = operations.flatMap((operation) =>
    operation.do === 'move' ? [operation.path.slice(0, -1), operation.to.slice(0, -1)] : [operation.path.slice(0, -1)],
  )
  const shared = (first ?? []).filter((_, at) =>
    others.every((other) => isSamePath(first?.slice(0, at + 1) ?? [], other.slice(0, at + 1))),
  )
  const entry = hasDistantEffects.test(text) ? undefined : new EntryIndex(text).innermost(shared)
  const key = entry && shared[entry.depth - 1]
  if (!entry || key === undefined) return undefined
  const lines = text.slice(entry.start, entry.end)
  const guessed = orRefusal(() => new YamlSource(lines))
  // Where the lines guessed from columns are wrong, the whole file is parsed.
  if (isRefusal(guessed) || !same(guessed.value, { [key]: known(shared.slice(0, entry.depth)) })) return undefined
  const from = entry.depth - 1
  const inside = operations.map((operation) =>
    operation.do === 'move'
      ? { ...operation, path: operation.path.slice(from), to: operation.to.slice(from) }
      : { ...operation, path: operation.path.slice(from) },
  )
  const done = editWhole(lines, inside)
  const edits = shifted(done.edits, entry.start)
  return { text: text.slice(0, entry.start) + done.text + text.slice(entry.end), edits, undo: inverse(text, edits) }
}

const shifted = (edits: readonly Edit[], by: number): Edit[] =>
  edits.map(({ start, end, text }) => ({ start: start + by, end: end + by, text }))

/** True for a move to the same place. */
const isNoMove = (operation: { path: Path; to?: Path }) =>
  operation.to !== undefined && isSamePath(operation.to, operation.path)

interface AppliedEdits {
  source: YamlSource
  edits: Edit[]
}

function applyOne(source: YamlSource, requested: Operation, detachedAnchors: readonly Path[] = []): AppliedEdits {
  const slots = new Slots(source)
  const { references } = source
  const above = requested.do === 'set' ? withParents(source.value, requested) : undefined
  if (above) return applyOne(source, above)
  const whole = requested.do === 'set'
  const own = sharedHome(references, requested.path, whole, detachedAnchors, requested.do === 'rename')
  const target =
    requested.do === 'move' ? sharedHome(references, requested.to.slice(0, -1), true, detachedAnchors) : undefined
  const shared = own.shared ?? target?.shared
  if (shared && requested.sharing === undefined)
    refuse('shared', 'This is written once in the file and used in several places.', { uses: shared.uses })
  if (shared && requested.sharing === 'here') return applyDetached(source, requested, shared, detachedAnchors)
  const operation: Operation =
    requested.do === 'move' && target
      ? { ...requested, path: own.path, to: [...target.path, requested.to.at(-1) ?? 0] }
      : { ...requested, path: own.path }
  if (isRestoredByMerge(slots, operation)) {
    const own = withoutMerges(source, operation.path.slice(0, -1))
    return asSingleEdit(source, applyOne(own, requested, detachedAnchors).source)
  }
  let refusal: RefusedEdit | undefined
  for (const places of placesToWriteOut(references, operation)) {
    try {
      const own = writtenOut(source, places)
      const done = own === source ? tryStrategies(slots, operation) : applyOne(own, requested, detachedAnchors)
      const tidy = withoutAnchors(done.source, namesOf(references))
      return own === source && tidy === done.source ? done : asSingleEdit(source, tidy)
    } catch (error) {
      if (!(error instanceof RefusedEdit)) throw error
      refusal ??= error
    }
  }
  throw refusal
}

/**
 * Returns the sets of places to try, smallest first, that may need values of their own: aliases outside of what is removed, and
 * aliases that a move would put before their anchor.
 */
function placesToWriteOut(references: References, { do: what, path }: Operation): (readonly AliasPlace[])[] {
  const from =
    what === 'set' || what === 'remove' || what === 'move'
      ? aliasesInto(references, path, what === 'set' ? 'below' : 'in')
      : []
  const by = what === 'move' ? aliasesOutOf(references, path) : []
  return [[], from, by, [...from, ...by]].filter((places, at) => at === 0 || places.length > 0)
}

const namesOf = (references: References): ReadonlySet<string> =>
  new Set(usedAnchors(references).map(({ name }) => name))

/** Combines all changes into one edit, and removes anchors that no alias uses any more. */
function asSingleEdit(before: YamlSource, after: YamlSource): AppliedEdits {
  const source = withoutAnchors(after, namesOf(before.references))
  const whole = difference(before.text, source.text)
  return { source, edits: whole ? [whole] : [] }
}

/** Sets a missing parent group together with its value; undefined where no parent is missing. */
function withParents(value: unknown, requested: SetValue): SetValue | undefined {
  const depth = requested.path.findIndex((_, at) => valueAt(value, requested.path.slice(0, at + 1)) === undefined)
  const missing = depth < 0 ? [] : requested.path.slice(depth + 1)
  if (missing.length === 0 || missing.some((key) => typeof key === 'number')) return undefined
  const holder = valueAt(value, requested.path.slice(0, depth))
  if (holder === null || typeof holder !== 'object' || Array.isArray(holder)) return undefined
  const whole = missing.reduceRight<Json>((inner, key) => ({ [key]: inner }), requested.value)
  return { ...requested, path: requested.path.slice(0, depth + 1), value: whole, order: undefined }
}

/** Tries the strategies until one parses to the expected value. */
function tryStrategies(slots: Slots, operation: Operation): AppliedEdits {
  const { text } = slots.source
  const expected = modelOf(slots.source.references)
  applyTo(expected, operation)
  const plain = plainData(expected)
  const keepsComments = mustKeepComments(slots, operation)
  let last: RefusedEdit | undefined
  for (const edits of strategiesOf(slots, operation)) {
    try {
      const least = smallest(text, edits)
      const next = splice(text, least)
      const read = new YamlSource(next)
      const { unresolved } = read.references
      if (unresolved !== undefined)
        refuse('alias-left-behind', `Another place in the file uses this as *${unresolved}, and would lose it.`)
      if (!same(read.value, plain)) continue
      const lost = keepsComments ? lostComment(text, next) : undefined
      if (lost !== undefined) refuse('comment-lost', `There is no room there for its comment "${lost}".`)
      return { source: read, edits: least }
    } catch (error) {
      // This strategy results in invalid YAML; try the next one.
      if (!(error instanceof RefusedEdit)) throw error
      last = error
    }
  }
  if (last && finalReasons.has(last.refusal.refused)) throw last
  return refuse('unverified', 'This cannot be changed without rewriting more of the file than requested.')
}

/** Reasons of a strategy that hold for the whole operation. */
const finalReasons: ReadonlySet<Refusal['refused']> = new Set(['alias-left-behind', 'comment-lost'])

/** True when a merge would provide the removed key again. */
function isRestoredByMerge({ source }: Slots, operation: Operation): boolean {
  const { do: what, path } = operation
  if (what !== 'remove' && (what !== 'rename' || operation.key === String(path.at(-1)))) return false
  const then = modelOf(source.references)
  applyTo(then, operation)
  const holder = valueAt(plainData(then), path.slice(0, -1))
  return !Array.isArray(holder) && valueAt(holder, path.slice(-1)) !== undefined
}

/** Removing or replacing a group drops its comments; every other operation keeps all of them. */
function mustKeepComments({ source }: Slots, operation: Operation): boolean {
  if (operation.do === 'remove') return false
  const before = operation.do === 'set' ? valueAt(source.value, operation.path) : undefined
  return before === null || typeof before !== 'object'
}

/** Writes out the shared value first: at this place or, where this place has the anchor, at the others. Then applies the operation. */
function applyDetached(
  before: YamlSource,
  requested: Operation,
  shared: NonNullable<Home['shared']>,
  detachedAnchors: readonly Path[],
): AppliedEdits {
  const plain = before.value
  const value = (at: Path) => valueAt(plain, at) as Json
  const at: Path = shared.key === undefined ? shared.at : [...shared.at, shared.key]
  const apart =
    shared.by === 'anchor'
      ? withOwnValues(
          before.text,
          aliasesOf(before.references, at),
          { path: requested.path.slice(at.length), bringsKey: requested.do === 'rename' },
          value,
        )
      : ownValue(before.text, at, value(at), shared.by)
  const again = applyOne(
    new YamlSource(apart),
    requested,
    shared.by === 'anchor' ? [...detachedAnchors, at] : detachedAnchors,
  )
  const done = asSingleEdit(before, again.source)
  if (shared.by === 'anchor' && !isSameBeside(at, plain, done.source.value))
    refuse(
      'alias-left-behind',
      'The other places take this from here. Change it in all of them, or change the other place.',
    )
  return done
}

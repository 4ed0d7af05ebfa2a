// The way in: operations on the text of one file. Each is done by splicing ranges, read again, and held against the same operation
// on plain data; what does not come out equal is tried another way, and refused in the end. The file is never written anew.
import type { Node } from 'yaml'
import type { Path } from '../problems/finding.ts'
import type { Edit } from '../problems/problem.ts'
import { applyTo, modelOf, plainOf, same } from './model.ts'
import { type Edited, isRefusal, type Json, type Operation, type Refusal, Refused, refuse } from './operation.ts'
import { duplicateEdits, moveEdits } from './operations/move.ts'
import { insertText, printItem, printPair, removeEntry } from './operations/entries.ts'
import { scalarEdits } from './operations/set-scalar.ts'
import { valueEdits } from './operations/set-value.ts'
import { indexFor, Places } from './place.ts'
import { printKey, takesLines } from './print.ts'
import { Anchors, homeOf } from './sharing.ts'
import { difference, inverse, smallest, splice } from './splice.ts'
import { Reading } from './tree/reading.ts'

/** Does the operations one after the other: all of them, or none. */
export function edit(text: string, operations: readonly Operation[]): Edited | Refusal {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  let body = text.slice(mark.length)
  let first: Edit[] = []
  try {
    for (const operation of operations.filter(({ do: what, ...rest }) => what !== 'move' || !isStill(rest))) {
      const { text: next, edits } = one(body, operation)
      first = edits
      body = next
    }
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
  const after = mark + body
  const shifted = first.map(({ start, end, text: put }) => ({ start: start + mark.length, end: end + mark.length, text: put }))
  const edits = operations.length === 1 && first.length > 0 ? shifted : [difference(text, after) ?? []].flat()
  return { text: after, edits, undo: inverse(text, edits) }
}

export { isRefusal }

const isStill = (operation: { path: Path; to?: Path }) =>
  operation.path.length === operation.to?.length && operation.path.every((key, at) => String(key) === String(operation.to?.[at]))

interface Done {
  text: string
  edits: Edit[]
}

function one(text: string, asked: Operation): Done {
  const reading = new Reading(text)
  const places = new Places(reading)
  const { root } = places
  const anchors = new Anchors(root)
  const whole = asked.do === 'set'
  const own = homeOf(root, anchors, asked.path, whole)
  const target = asked.do === 'move' ? homeOf(root, anchors, asked.to.slice(0, -1), true) : undefined
  const shared = own.shared ?? target?.shared
  if (shared && asked.sharing === undefined)
    refuse('shared', 'This is written once in the file and used in several places.', { uses: shared.uses })
  if (shared && asked.sharing === 'here') return detached(text, asked, shared, root)
  const operation: Operation =
    asked.do === 'move' && target
      ? { ...asked, path: own.path, to: [...target.path, asked.to.at(-1) ?? 0] }
      : { ...asked, path: own.path }
  const expected = modelOf(root)
  applyTo(expected, operation)
  const plain = plainOf(expected)
  let last: Refused | undefined
  for (const edits of waysOf(places, operation)) {
    try {
      const least = smallest(text, edits)
      const next = splice(text, least)
      const result = new Reading(next).document.contents as Node | null
      const { unresolved } = new Anchors(result)
      if (unresolved !== undefined) refuse('alias-left-behind', `Another place in the file uses this as *${unresolved}, and would lose it.`)
      if (same(plainOf(modelOf(result)), plain)) return { text: next, edits: least }
    } catch (error) {
      // One way of writing it that cannot be read: another may.
      if (!(error instanceof Refused)) throw error
      last = error
    }
  }
  if (last?.refusal.refused === 'alias-left-behind') throw last
  return refuse('unverified', 'This cannot be changed without rewriting more of the file than was asked for.')
}

/** Gives the place a value of its own first, then does what was asked. */
function detached(text: string, asked: Operation, shared: NonNullable<ReturnType<typeof homeOf>['shared']>, root: Node | null): Done {
  if (shared.by === 'anchor')
    return refuse('alias-left-behind', 'The other places take their value from here. Change it in all of them, or change the other place.')
  const at: Path = shared.key === undefined ? shared.at : [...shared.at, shared.key]
  if (shared.by === 'merge' && asked.do === 'remove' && asked.path.length === at.length)
    return refuse('no-such-place', 'This is merged in from elsewhere in the file: it can be changed here, and only removed there.')
  const value = valueAt(plainOf(modelOf(root)), at) as Json
  const own = ownValue(text, at, value, shared.by)
  const again = one(own.text, asked)
  const whole = difference(text, again.text)
  return { text: again.text, edits: whole ? [whole] : [] }
}

/** Writes out what an alias or a merge stands for, in its place. */
function ownValue(text: string, at: Path, value: Json, by: 'alias' | 'merge'): Done {
  const places = new Places(new Reading(text))
  const holder = places.collection(at.slice(0, -1))
  const edits =
    by === 'alias'
      ? valueEdits(places, places.slot(at), value)
      : insertText(places, holder, holder.entries.length, printPair(places, holder, String(at.at(-1)), value))
  const next = splice(text, edits)
  const before = plainOf(modelOf(places.root))
  const after = plainOf(modelOf(new Reading(next).document.contents as Node | null))
  // A key that was merged in comes where it is written now: the same keys, perhaps in another order.
  const isSame = by === 'alias' ? same(before, after) : JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))
  return isSame ? { text: next, edits } : refuse('unverified', 'The shared value cannot be written out in this place.')
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]))
      : value

function valueAt(value: unknown, path: Path): unknown {
  let here = value
  for (const segment of path) here = here && typeof here === 'object' ? Reflect.get(here, segment) : undefined
  return here
}

/** Ways to write an operation, the one that is most like the file first. */
function waysOf(places: Places, operation: Operation): Edit[][] {
  const { path } = operation
  const home = path.slice(0, -1)
  const last = path.at(-1) ?? ''
  switch (operation.do) {
    case 'set': {
      const slot = places.slotOf(path)
      if (!slot) return [added(places, home, String(last), operation)]
      return [...(takesLines(operation.value) ? [] : scalarEdits(places, slot, operation.value)), valueEdits(places, slot, operation.value)]
    }
    case 'insert': {
      const list = places.collection(home)
      // `[]` gives way to lines of its own, where the text around it has lines.
      const slot = home.length === 0 ? undefined : places.slot(home)
      if (list.entries.length === 0 && slot && !slot.holder.flow) return [valueEdits(places, slot, [operation.value])]
      return [insertText(places, list, Number(last), printItem(places, list, operation.value))]
    }
    case 'remove': {
      const { holder, index } = places.slot(path)
      return [removeEntry(places, holder, index, home.length === 0 ? undefined : places.slot(home))]
    }
    case 'move':
      return moveEdits(places, path, operation.to, valueAt(plainOf(modelOf(places.root)), path) as Json)
    case 'duplicate':
      return duplicateEdits(places, path, valueAt(plainOf(modelOf(places.root)), path) as Json)
    case 'rename': {
      const { entry, holder } = places.slot(path)
      return [[{ start: entry.keyStart, end: entry.keyEnd, text: printKey(operation.key, holder) }]]
    }
  }
}

function added(places: Places, home: Path, key: string, { value, order }: Extract<Operation, { do: 'set' }>): Edit[] {
  const map = places.collection(home)
  if (!map.isMap) return refuse('no-such-place', 'What was to be changed is not in the file any more.')
  const slot = home.length === 0 ? undefined : places.slot(home)
  if (map.entries.length === 0 && slot && !slot.holder.flow) return valueEdits(places, slot, { [key]: value })
  const keys = map.entries.filter(({ isMerge }) => !isMerge)
  const at = indexFor(keys.map((entry) => entry.key), key, order)
  const before = keys[at - 1]
  const index = before ? map.entries.indexOf(before) + 1 : keys[0] ? map.entries.indexOf(keys[0]) : map.entries.length
  return insertText(places, map, index, printPair(places, map, key, value))
}

// `from: people` in place of a list: which entries, and what each item is made of.

import { choiceCalled } from '../../manifest/shape/wrong-choice.ts'
import { type Finding, finding, onKey, onValue, type Path, type PathSpot, type Spot } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { remembered } from '../../remembered.ts'
import { isGroup } from '../../site/groups.ts'
import type { Collection } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { type Order, orderFindings, orderIn } from '../order.ts'
import { slugMeant } from '../references.ts'
import { conditionsIn, meets, sorted } from '../select.ts'
import type { Context, Scope } from './context.ts'
import { rawValue } from './fill-text.ts'

export interface ListSource {
  from: string
  where?: unknown
  order?: unknown
  most?: unknown
  as?: unknown
}

const keys = ['from', 'where', 'order', 'most', 'as']

/** Whether a group stands for a list. A mail has a `from` as well, which is an address; a block with one has a wrong key. */
export const isListSource = (value: unknown, { collections }: Context): value is Record<string, unknown> & ListSource =>
  isGroup(value) &&
  typeof value.from === 'string' &&
  value.type === undefined &&
  (collections.has(value.from) || (/^[a-z][\w-]*$/.test(value.from) && Object.keys(value).every(isOfSource)))

const isOfSource = (key: string) => keys.includes(key)

/** Undefined, with a problem reported, for a name that is no collection's. */
export function collectionOf(name: unknown, path: Path, context: Context): Collection | undefined {
  if (typeof name !== 'string') return undefined
  const found = context.collections.get(name)
  if (found) return found
  const known = [...context.collections.keys()]
  const near = nearest(name, known)
  const mend = near === undefined ? undefined : { title: `Write "${near}"`, text: near, safe: true }
  context.report(onValue(path), (at) =>
    finding('unknown-collection', at, { name, nearest: near, known }, { suggestion: near, mend }),
  )
  return undefined
}

/** Entries that are shown and asked for, in the order asked for. On the page of an entry, that one is left out. */
export function selected(
  { where, order, most }: Omit<ListSource, 'from'>,
  collection: Collection,
  path: Path,
  scope: Scope,
  context: Context,
): readonly Entry[] {
  const written = conditionsIn(where)
  for (const { field, values } of written) {
    knownField(field, onKey(...path, 'where', field), collection, context)
    knownValues(field, values, [...path, 'where', field], collection, context)
  }
  const conditions = written.map((one) => ({
    ...one,
    values: one.values.flatMap((value) => rawValue(value, scope) ?? []),
  }))
  const by = orderIn(order)
  for (const one of orderFindings(order, [...path, 'order'], collection.fields.keys()))
    if ('on' in one.at) context.report(one.at, (at) => ({ ...one, at }))
  const atMost = typeof most === 'number' ? most : Number.POSITIVE_INFINITY
  const { name } = collection
  return context.answerTo((present) => {
    const now = present.collections.get(name) ?? collection
    const shown = present.shown(now)
    const all = by ? inOrder(shown, now, by) : shown
    if (conditions.length === 0 && scope.entry?.collection !== name)
      return atMost < all.length ? all.slice(0, atMost) : all
    const found: Entry[] = []
    for (const entry of all) {
      if (found.length >= atMost) break
      if (entry !== scope.entry && meets(entry, conditions)) found.push(entry)
    }
    return found
  })
}

const orders = remembered((_: readonly Entry[]) => new Map<string, readonly Entry[]>())

/** Sorted once for all pages that ask for the order. */
function inOrder(shown: readonly Entry[], collection: Collection, by: Order): readonly Entry[] {
  const known = orders(shown)
  const name = `${by.isDescending} ${by.field}`
  const order = known.get(name) ?? sorted(shown, collection, by)
  known.set(name, order)
  return order
}

/** Reports a field that entries do not have. */
export function knownField(field: string, spot: PathSpot, { fields }: Collection, context: Context): void {
  if (fields.has(field) || field === 'slug') return
  const known = [...fields.keys(), 'slug']
  const near = nearest(field, known)
  const mend = near === undefined ? undefined : { title: `Write "${near}"`, text: near, safe: true }
  context.report(spot, (at) =>
    finding('unknown-entry-field', at, { name: field, nearest: near, known }, { suggestion: near, mend }),
  )
}

/** Reports values that no entry can have: a choice that the field does not offer, an entry that is not there. */
function knownValues(
  name: string,
  values: readonly unknown[],
  path: Path,
  { fields }: Collection,
  context: Context,
): void {
  const field = fields.get(name)
  const { choices = [] } = field ?? {}
  const known = choices.map(({ value }) => value)
  const others = field?.type === 'entry' ? context.collections.get(field.of ?? '') : undefined
  const labels = choices.map(({ label }) => label)
  for (const value of values) {
    if (typeof value !== 'string' || value.includes('{')) continue
    if (known.length > 0 && !known.includes(value)) {
      const near = choiceCalled(value, labels, known) ?? nearest(value, known)
      reportMeant(near, value, (at, extras) =>
        finding('unknown-value', at, { key: name, value, nearest: near, known }, extras),
      )
    }
    if (others && !others.bySlug.has(value)) {
      const near = slugMeant(value, others)
      const facts = { slug: value, of: others.name, nearest: near, known: [...others.bySlug.keys()], why: undefined }
      reportMeant(near, value, (at, extras) => finding('dead-reference', at, facts, extras))
    }
  }

  function reportMeant(near: string | undefined, value: string, of: (at: Spot, extras: object) => Finding) {
    const mend = near === undefined ? undefined : { title: `Write "${near}"`, text: near, safe: false }
    context.report(onValue(path, value), (at) => of(at, { suggestion: near, mend }))
  }
}

/** Reports keys of a list that it does not have. */
export function reportForeignKeys(value: Record<string, unknown>, path: Path, context: Context): void {
  for (const key of Object.keys(value)) {
    if (isOfSource(key)) continue
    const near = nearest(key, keys)
    const facts = { key, nearest: near, known: keys, holder: 'a list of entries' }
    const mend = near === undefined ? undefined : { title: `Write "${near}"`, text: near, safe: true }
    context.report(onKey(...path, key), (at) => finding('unknown-key', at, facts, { suggestion: near, mend }))
  }
}

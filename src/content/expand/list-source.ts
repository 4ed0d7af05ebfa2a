// Reads `from: people` in place of a list and selects its entries.
import { meantNumber } from '../../manifest/shape/decimal-comma.ts'
import { choiceCalled } from '../../manifest/shape/wrong-choice.ts'
import { onKey, onValue, type Path, type PathSpot } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { misnamed, offer } from '../../problems/offer.ts'
import { remembered } from '../../remembered.ts'
import { groupsOnly, isGroup } from '../../site/groups.ts'
import type { Collection } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { type DaysWord, daysWordMeant, daysWords, hasDays, isDaysWord, withDays } from '../entry-days.ts'
import { checkOrder, type Order, orderIn } from '../order.ts'
import { slugMeant } from '../references.ts'
import { conditionsIn, dateField, meets, sorted } from '../select.ts'
import type { EntryScope, ExpandContext, Present } from './context.ts'
import { rawValue } from './fill-text.ts'

export interface ListSource {
  from: string
  where?: unknown
  when?: unknown
  order?: unknown
  most?: unknown
  as?: unknown
}

const keys = ['from', 'where', 'when', 'order', 'most', 'as']

/** Whether a group stands for a list. A mail has a `from`, too, which is an address; in a block it is an unknown key. */
export const isListSource = (
  value: unknown,
  { collections }: ExpandContext,
): value is Record<string, unknown> & ListSource =>
  isGroup(value) &&
  typeof value.from === 'string' &&
  value.type === undefined &&
  (collections.has(value.from) ||
    collections.has(value.from.toLowerCase()) ||
    (/^\p{L}[\p{L}\p{N}_-]*$/u.test(value.from) && Object.keys(value).every(isOfSource)))

const isOfSource = (key: string) => keys.includes(key)

/** Returns the collection; reports an unknown name and returns undefined. */
export function collectionOf(name: unknown, path: Path, context: ExpandContext): Collection | undefined {
  if (typeof name !== 'string') return undefined
  const found = context.collections.get(name)
  if (!found) context.report('unknown-collection', onValue(path), ...misnamed(name, context.collections.keys(), true))
  return found
}

/** Returns the shown entries that match, in the requested order, without the entry of the page. */
export function selected(
  { where, when, order, most }: Omit<ListSource, 'from'>,
  collection: Collection,
  path: Path,
  scope: EntryScope,
  context: ExpandContext,
): readonly Entry[] {
  const written = conditionsIn(where)
  for (const [field, wanted] of Object.entries(groupsOnly(where)))
    for (const key of isGroup(wanted) ? Object.keys(wanted) : [])
      if (key !== 'not' && key !== 'in') {
        const facts = { key, nearest: nearest(key, ['not', 'in']), known: ['not', 'in'], holder: `"${field}"` }
        context.report('unknown-key', onKey(...path, 'where', field, key), facts, offer(facts.nearest, false))
      }
  for (const { field, values } of written) {
    knownField(field, onKey(...path, 'where', field), collection, context)
    knownValues(field, values, [...path, 'where', field], collection, context)
  }
  const conditions = written.map((one) => ({
    ...one,
    values: one.values.flatMap((value) => rawValue(value, scope) ?? []),
  }))
  const word = daysWordIn(when, [...path, 'when'], collection, context)
  const by = orderOf({ when, order }, collection)
  checkOrder(order, [...path, 'order'], collection.fields.keys(), context.report)
  const atMost = isCount(most) ? most : Number.POSITIVE_INFINITY
  const { name } = collection
  return context.answerTo((present) => {
    const now = present.collections.get(name) ?? collection
    const shown = word ? selectedInTime(present.shown(now), now, word, present) : present.shown(now)
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

/** Sorts once for all pages that request the same order. */
function inOrder(shown: readonly Entry[], collection: Collection, by: Order): readonly Entry[] {
  const known = orders(shown)
  const name = `${by.isDescending} ${by.field}`
  const order = known.get(name) ?? sorted(shown, collection, by)
  known.set(name, order)
  return order
}

const selectedByDays = remembered((_: readonly Entry[]) => new Map<string, readonly Entry[]>())

/** Selects once for all pages of a moment. */
function selectedInTime(
  shown: readonly Entry[],
  collection: Collection,
  word: DaysWord,
  present: Present,
): readonly Entry[] {
  const known = selectedByDays(shown)
  const found = known.get(word) ?? withDays(shown, word, collection, present)
  known.set(word, found)
  return found
}

/** Returns the order of a list: its own, that of its collection, or the next one first in a list of what is upcoming. */
export function orderOf(
  { when, order }: Pick<ListSource, 'when' | 'order'>,
  collection: Pick<Collection, 'fields' | 'order'>,
): Order | undefined {
  const own = orderIn(order)
  const dated = dateField(collection)
  if (own || collection.order || !dated || !isDaysWord(when)) return own
  return { field: dated.name, isDescending: when === 'past' }
}

/** Reports a word that `when:` does not have, and a collection without days. */
function daysWordIn(when: unknown, path: Path, collection: Collection, context: ExpandContext): DaysWord | undefined {
  if (when === undefined) return undefined
  if (!isDaysWord(when)) {
    const near = typeof when === 'string' ? daysWordMeant(when) : undefined
    const facts = { key: 'when', value: when, nearest: near, known: [...daysWords] }
    context.report('unknown-value', onValue(path), facts, offer(near, true))
    return undefined
  }
  if (hasDays(collection)) return when
  context.report('entries-without-days', onValue(path), { of: collection.name, when })
  return undefined
}

/** Reports an unknown field. */
export function knownField(field: string, spot: PathSpot, { fields }: Collection, context: ExpandContext): void {
  const known = new Set([...fields.keys(), 'slug'])
  if (!known.has(field)) context.report('unknown-entry-field', spot, ...misnamed(field, known, true))
}

/** Reports values that no entry can have: unknown choices and missing entries. */
function knownValues(
  name: string,
  values: readonly unknown[],
  path: Path,
  { fields }: Collection,
  context: ExpandContext,
): void {
  const field = fields.get(name)
  const { choices = [] } = field ?? {}
  const known = choices.map(({ value }) => value)
  const others = field?.type === 'entry' ? context.collections.get(field.of ?? '') : undefined
  const labels = choices.map(({ label }) => label)
  for (const value of values) {
    if (typeof value !== 'string' || value.includes('{')) continue
    if (field?.type === 'checkbox') context.report('not-true-or-false', onValue(path, value), { key: name, value })
    if (field?.type === 'number') {
      const { isExact, ...facts } = meantNumber(name, value, { type: 'number' })
      context.report('not-a-number', onValue(path, value), facts, offer(facts.meant, isExact))
    }
    if (known.length > 0 && !known.includes(value)) {
      const near = choiceCalled(value, labels, known) ?? nearest(value, known)
      const facts = { key: name, value, nearest: near, known }
      context.report('unknown-value', onValue(path, value), facts, offer(near, false))
    }
    if (others && !others.bySlug.has(value)) {
      const near = slugMeant(value, others)
      const facts = { slug: value, of: others.name, nearest: near, known: [...others.bySlug.keys()], why: undefined }
      context.report('dead-reference', onValue(path, value), facts, offer(near, false))
    }
  }
}

/** Reports unknown keys of a list source, and a `most` that is no number of entries. */
export function reportForeignKeys(value: Record<string, unknown>, path: Path, context: ExpandContext): void {
  for (const key of Object.keys(value)) {
    if (isOfSource(key)) continue
    const near = nearest(key, keys)
    const facts = { key, nearest: near, known: keys, holder: 'a list of entries' }
    context.report('unknown-key', onKey(...path, key), facts, offer(near, true))
  }
  const { most } = value
  if (most === undefined || isCount(most)) return
  const at = onValue([...path, 'most'])
  if (typeof most === 'number' && most < 1) {
    context.report('out-of-range', at, { key: 'most', value: most, min: 1 })
    return
  }
  const { isExact, ...facts } = meantNumber('most', most, { type: 'integer' })
  context.report('not-a-number', at, facts, offer(facts.meant, isExact))
}

/** Whether a value of `most` or `perPage` is a number of entries. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0

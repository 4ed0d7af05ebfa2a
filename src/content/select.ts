// Which entries, and in which order.
import { isGroup } from '../site/groups.ts'
import type { ContentField, Declared } from './collection.ts'
import type { Entry } from './entry.ts'
import type { Order } from './order.ts'

/** The first field that is a day or a moment. */
export const dateField = ({ fields }: Pick<Declared, 'fields'>): ContentField | undefined =>
  [...fields.values()].find(({ type }) => type === 'date' || type === 'moment')

/** By the order asked for; left out, by the first field that is a day, newest first, or as the files are named. */
export function sorted(entries: readonly Entry[], { fields }: Pick<Declared, 'fields'>, order?: Order): Entry[] {
  const dated = dateField({ fields })
  const by = order ?? (dated && { field: dated.name, isDescending: true })
  if (!by) return [...entries]
  const sign = by.isDescending ? -1 : 1
  const keys = new Map(entries.map((entry) => [entry, valueIn(entry, by.field)]))
  return [...entries].sort((a, b) => compare(keys.get(a), keys.get(b), sign) || sortText(a.slug, b.slug))
}

/** In which order the entries are, for those who go on in it. */
export function listOrderOf({ fields }: Pick<Declared, 'fields'>, order?: Order): 'newest' | 'oldest' | 'other' {
  if (!order) return dateField({ fields }) ? 'newest' : 'other'
  const type = fields.get(order.field)?.type
  if (type !== 'date' && type !== 'moment') return 'other'
  return order.isDescending ? 'newest' : 'oldest'
}

/** What a field of an entry says; its slug is one. */
export const valueIn = (entry: Entry, field: string): unknown => (field === 'slug' ? entry.slug : entry.values[field])

function compare(a: unknown, b: unknown, sign: number): number {
  // What has no value comes last, whichever way the others are sorted.
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  return sign * sortText(String(a), String(b))
}

let collator: Intl.Collator | undefined

/** The same on every machine. The collator takes 6 ms to make, which a site without collections does not need. */
function sortText(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true })
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}

/** A field and what it may be; `values` are compared with any of a field that has several. */
export interface Condition {
  field: string
  values: readonly unknown[]
  isNot: boolean
}

/** `topics: tax`, `topics: [tax, law]`, `topics: { not: tax }`, `topics: { in: [tax] }`. */
export function conditionsIn(where: unknown): Condition[] {
  if (!isGroup(where)) return []
  return Object.entries(where).map(([field, wanted]) => {
    if (!isGroup(wanted)) return { field, values: listOf(wanted), isNot: false }
    return 'not' in wanted
      ? { field, values: listOf(wanted.not), isNot: true }
      : { field, values: listOf(wanted.in), isNot: false }
  })
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

export const meets = (entry: Entry, conditions: readonly Condition[]): boolean =>
  conditions.every(({ field, values, isNot }) => {
    const own = listOf(valueIn(entry, field))
    return own.some((one) => values.includes(one)) !== isNot
  })

/** What a choice is called on a page. */
export const labelOf = (value: unknown, { choices = [] }: Pick<ContentField, 'choices'>): unknown =>
  choices.find((one) => one.value === value)?.label ?? value

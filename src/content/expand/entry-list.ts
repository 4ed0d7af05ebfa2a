// A list of entries that spans several pages, with its filters.
import { addTo } from '../../site/grouped.ts'
import type { ContentField } from '../collection.ts'
import { type Entry, slugPattern } from '../entry.ts'
import { labelOf, valueIn } from '../select.ts'

export interface Filter {
  field: string
  value: string
  label: string
  /** Set when the label is not in the language of the page. */
  isForeign?: true
}

export class EntryList {
  private parts: ReadonlyMap<string, readonly Entry[]> | undefined
  private knownFilters: readonly Filter[] | undefined
  /** A value that can be no part of an address, so that it has no filter. */
  readonly unfit: string | undefined

  /** `field` is that of `filterBy`. */
  constructor(
    private readonly all: readonly Entry[],
    private readonly field: ContentField | undefined,
  ) {
    // Choices and slugs fit.
    if (field?.type === 'text')
      this.unfit = all.flatMap((one) => [...textsIn(one, field.name)]).find((one) => !slugPattern.test(one))
  }

  of(filter: Filter | undefined): readonly Entry[] {
    if (!filter) return this.all
    this.parts ??= entriesByValue(this.all, filter.field)
    return this.parts.get(filter.value) ?? []
  }

  /** Filters for all values that entries have, in the order of the field's choices. */
  get filters(): readonly Filter[] {
    this.knownFilters ??= this.field ? filtersOf(this.all, this.field) : []
    return this.knownFilters
  }
}

/** Groups entries by the values of a field. */
function entriesByValue(entries: readonly Entry[], field: string): ReadonlyMap<string, readonly Entry[]> {
  const parts = new Map<string, Entry[]>()
  for (const entry of entries) for (const one of textsIn(entry, field)) addTo(parts, one, entry)
  return parts
}

/** Returns the texts that an entry has in a field, each once. */
function textsIn(entry: Entry, field: string): Iterable<string> {
  const value = valueIn(entry, field)
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? new Set(value.filter((one) => typeof one === 'string')) : []
}

function filtersOf(entries: readonly Entry[], field: ContentField): Filter[] {
  const used = new Set<string>()
  const missing = field.choices && new Set(field.choices.map(({ value }) => value))
  for (const entry of entries) {
    for (const one of textsIn(entry, field.name)) {
      used.add(one)
      missing?.delete(one)
    }
    // Usually the first entries have every choice.
    if (missing?.size === 0) break
  }
  const order = field.choices?.map(({ value }) => value) ?? [...used].sort()
  return order
    .filter((value) => used.has(value) && slugPattern.test(value))
    .map((value) => {
      const isForeign = field.choices?.some((one) => one.value === value && one.isForeign)
      return { field: field.name, value, label: String(labelOf(value, field)), ...(isForeign && { isForeign }) }
    })
}

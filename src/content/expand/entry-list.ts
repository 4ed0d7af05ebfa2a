// The entries of a list on all of its pages, selected once: those of each filter, and the filters themselves.

import type { ContentField } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { labelOf, valueIn } from '../select.ts'

export interface Filter {
  field: string
  value: string
  label: string
  /** Set where the label is not in the language of the page. */
  isForeign?: true
}

export class EntryList {
  private parts: ReadonlyMap<string, readonly Entry[]> | undefined
  private knownFilters: readonly Filter[] | undefined

  /** `field` is the one that the list is filtered by. */
  constructor(
    private readonly all: readonly Entry[],
    private readonly field: ContentField | undefined,
  ) {}

  of(filter: Filter | undefined): readonly Entry[] {
    if (!filter) return this.all
    this.parts ??= partsOf(this.all, filter.field)
    return this.parts.get(filter.value) ?? []
  }

  /** Values of the field that any entry has, in the order of its choices. */
  get filters(): readonly Filter[] {
    this.knownFilters ??= this.field ? filtersOf(this.all, this.field) : []
    return this.knownFilters
  }
}

/** The entries with each value of a field. */
function partsOf(entries: readonly Entry[], field: string): ReadonlyMap<string, readonly Entry[]> {
  const parts = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const one of new Set([valueIn(entry, field)].flat())) {
      if (typeof one !== 'string') continue
      const part = parts.get(one)
      if (part) part.push(entry)
      else parts.set(one, [entry])
    }
  return parts
}

function filtersOf(entries: readonly Entry[], field: ContentField): Filter[] {
  const used = new Set<string>()
  for (const entry of entries)
    for (const one of [valueIn(entry, field.name)].flat()) if (typeof one === 'string') used.add(one)
  const order = field.choices?.map(({ value }) => value) ?? [...used].sort()
  return order
    .filter((value) => used.has(value))
    .map((value) => {
      const isForeign = field.choices?.some((one) => one.value === value && one.isForeign)
      return { field: field.name, value, label: String(labelOf(value, field)), ...(isForeign && { isForeign }) }
    })
}

// The entries of a list on all of its pages, selected once: those of each filter, and the filters themselves.

import type { ContentField } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { labelOf, meets, valueIn } from '../select.ts'

export interface Filter {
  field: string
  value: string
  label: string
  /** Set where the label is not in the language of the page. */
  isForeign?: true
}

export class EntryList {
  private readonly parts = new Map<string, readonly Entry[]>()
  private knownFilters: readonly Filter[] | undefined

  /** `field` is the one that the list is filtered by. */
  constructor(
    private readonly all: readonly Entry[],
    private readonly field: ContentField | undefined,
  ) {}

  of(filter: Filter | undefined): readonly Entry[] {
    if (!filter) return this.all
    const { field, value } = filter
    const key = `${field} ${value}`
    const part =
      this.parts.get(key) ?? this.all.filter((entry) => meets(entry, [{ field, values: [value], isNot: false }]))
    this.parts.set(key, part)
    return part
  }

  /** Values of the field that any entry has, in the order of its choices. */
  get filters(): readonly Filter[] {
    this.knownFilters ??= this.field ? filtersOf(this.all, this.field) : []
    return this.knownFilters
  }
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

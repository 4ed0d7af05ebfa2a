import type { CatalogueEntry } from '../messages.ts'

/** Groups catalogue entries; groups and entries keep the catalogue's order. */
export const inGroups = (entries: readonly CatalogueEntry[]): { group: string; entries: CatalogueEntry[] }[] =>
  [...new Set(entries.map(({ group }) => group))].map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  }))

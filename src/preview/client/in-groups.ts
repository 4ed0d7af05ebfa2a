import type { CatalogueEntry } from '../messages.ts'

/** Blocks under the words for what they are for, both in the order of the catalogue. */
export const inGroups = (entries: readonly CatalogueEntry[]): { group: string; entries: CatalogueEntry[] }[] =>
  [...new Set(entries.map(({ group }) => group))].map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  }))

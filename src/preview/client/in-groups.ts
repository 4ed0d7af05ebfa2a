import type { CatalogueEntry } from '../messages.ts'
import { textFinder } from '../text-finder.ts'
import { blockTitle, descriptionInWords } from './titles.ts'
import { words } from './words.ts'

/** Groups catalogue entries by title; groups and entries keep the catalogue's order. */
export const inGroups = (entries: readonly CatalogueEntry[]): { group: string; entries: CatalogueEntry[] }[] =>
  [...new Set(entries.map(({ group }) => group))].map((group) => ({
    group: words.catalogue.groups[group],
    entries: entries.filter((entry) => entry.group === group),
  }))

/** Whether names, titles and descriptions of a block contain all words of a search. */
export function matchesSearch({ type, group, about, options }: CatalogueEntry, search: string): boolean {
  const names = [
    type,
    blockTitle(type),
    words.catalogue.groups[group],
    descriptionInWords(about),
    ...options.map(({ name }) => name),
  ]
  return textFinder(search)(names.join(' '))
}

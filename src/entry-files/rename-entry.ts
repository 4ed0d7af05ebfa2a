// Renames an entry: its file, its translations' files, its old slug under `was:`, and every reference to it.
import type { Collection } from '../content/collection.ts'
import type { Content } from '../content/content-of.ts'
import { type Entry, slugPattern } from '../content/entry.ts'
import { type Json, refuse } from '../edit/operation.ts'
import type { Source } from '../manifest/read/source.ts'
import type { Path } from '../problems/finding.ts'
import { groupsOnly, valueAt } from '../site/groups.ts'
import { slugged } from '../site/slug.ts'
import type { EntryTexts } from './entry-texts.ts'

export interface FoundEntry {
  entry: Entry
  collection: Collection
  content: Content
}

/** Returns the new names of moved files by their old names. Throws a refusal. */
export function renameEntry(
  { entry, collection, content }: FoundEntry,
  slug: string,
  { texts, loaded }: { texts: EntryTexts; loaded: { source: Source } },
): ReadonlyMap<string, string> {
  if (!entry.hasSlug) refuse('no-such-place', 'A row without a name has none to change.')
  if (!slugPattern.test(slug))
    refuse(
      'no-such-place',
      `A name in an address has the letters a to z, digits, hyphens and dots, such as ${slugged(slug) || 'opening-hours'}.`,
    )
  if (slug === entry.slug) refuse('taken', 'It is called so already.')
  if (collection.bySlug.has(slug)) refuse('taken', `Another entry is called ${slug} already.`)
  const { file } = entry.at
  const raw = writtenOf(entry)
  const named = [...collection.fields.values()].find(({ type }) => type === 'name')
  const movesFile = isMarkdown(collection) && !isInFolder(entry) && raw.slug === undefined
  const moved = new Map<string, string>()
  for (const one of movesFile ? filesOf(entry, loaded.source) : []) {
    const to = beside(one, entry.slug, slug)
    if (texts.has(to)) refuse('taken', `There is a file ${to} already.`)
    texts.put(to, texts.of(one))
    texts.put(one, undefined)
    moved.set(one, to)
  }
  const target = moved.get(file) ?? file
  const home = entry.at.pathOf([])
  const isKeyed = !isMarkdown(collection) && typeof home[0] === 'string'
  const own: Path = isKeyed ? [slug] : home
  if (isKeyed) texts.edit(target, { do: 'rename', path: home, key: slug })
  else if (named && raw.slug === undefined && !isMarkdown(collection))
    texts.edit(target, { do: 'set', path: [...own, named.name], value: slug })
  else if (!movesFile) texts.edit(target, { do: 'set', path: [...own, 'slug'], value: slug })
  if (hasPages(content, collection.name)) {
    const was = [...entry.was.filter((one) => one !== slug), entry.slug]
    texts.edit(target, { do: 'set', path: [...own, 'was'], value: was })
  }
  for (const { at, file: other } of referencesTo(entry, content))
    texts.edit(moved.get(other) ?? other, { do: 'set', path: at, value: slug })
  return moved
}

export const isMarkdown = ({ from }: Pick<Collection, 'from'>): boolean => from.endsWith('.md')

export const isInFolder = ({ at: { file } }: Entry): boolean => /\/index\.md$/i.test(file)

/** Returns the entry's file and the files of its translations. */
export const filesOf = ({ at: { file } }: Entry, { allTexts }: Source): string[] => {
  const stem = file.replace(/\.md$/i, '')
  return [...allTexts.keys()].filter(
    (one) => one === file || (one.startsWith(`${stem}.`) && /^\.[a-zA-Z-]+\.md$/.test(one.slice(stem.length))),
  )
}

/** Returns the entry as its file has it. */
export function writtenOf({ at }: Entry): Record<string, Json> {
  return groupsOnly(valueAt(at.parsed.value, at.pathOf([]))) as Record<string, Json>
}

/** Returns the file of another slug in the same folder. A date before the slug stays. */
export function beside(file: string, from: string, to: string): string {
  const [, folder = '', day = '', rest = ''] = /^(.*\/)?(\d{4}-\d{2}-\d{2}-)?([^/]*)$/.exec(file) ?? []
  const ending = rest.startsWith(from) ? rest.slice(from.length) : rest.slice(rest.indexOf('.'))
  return folder + day + to + ending
}

const hasPages = ({ written }: Content, collection: string): boolean =>
  Object.values(groupsOnly(written.readings)).some((reading) =>
    Object.values(groupsOnly(groupsOnly(reading).routes)).some((page) => groupsOnly(page).for === collection),
  )

/** Finds fields that refer to the entry. `at`: the path within the file; `path`: the path within the entry. */
export function referencesTo(
  { collection, slug }: Pick<Entry, 'collection' | 'slug'>,
  { collections }: Pick<Content, 'collections'>,
): { file: string; at: Path; path: Path; entry: Entry }[] {
  return [...collections.values()].flatMap(({ fields, entries }) => {
    const naming = [...fields.values()].filter(({ type, of }) => type === 'entry' && of === collection)
    return entries.flatMap((entry) =>
      naming.flatMap(({ name }) => {
        const value = entry.values[name]
        const places: Path[] = Array.isArray(value)
          ? value.flatMap((one, at) => (one === slug ? [[name, at]] : []))
          : value === slug
            ? [[name]]
            : []
        return places.map((path) => ({ file: entry.at.file, at: entry.at.pathOf(path), path, entry }))
      }),
    )
  })
}

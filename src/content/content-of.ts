// Returns the collections that a site was expanded with, for the editor and the language server.
import type { Expansion, Source } from '../manifest/read/source.ts'
import { groupsOnly, isGroup } from '../site/groups.ts'
import type { Collection } from './collection.ts'
import { momentOf } from './moments.ts'
import { whyNotShown } from './references.ts'

export interface Content {
  collections: ReadonlyMap<string, Collection>
  /** The manifest before expansion, with its templates. */
  written: Readonly<Record<string, unknown>>
  /** The moment it was expanded for, in milliseconds since 1970. */
  now: number
}

const known = new WeakMap<Expansion, Content>()

export function keepContent(expansion: Expansion, content: Content): Expansion {
  known.set(expansion, content)
  return expansion
}

/** Returns undefined for a site without collections. */
export const contentOf = ({ expansion }: Pick<Source, 'expansion'>): Content | undefined =>
  expansion && known.get(expansion)

/** Returns the route templates of a reading, such as `/news/{entry}`. */
export const routeTemplates = (content: Content | undefined, reading: string): readonly string[] =>
  Object.keys(groupsOnly(groupsOnly(groupsOnly(content?.written.readings)[reading]).routes)).filter((path) =>
    path.includes('{entry}'),
  )

/** Returns why the page that an entry has at this path is not shown now; undefined where no entry has one there. */
export function whyNoPage(source: Pick<Source, 'expansion'>, reading: string, path: string): string | undefined {
  const content = contentOf(source)
  if (!content) return undefined
  for (const { name, bySlug } of content.collections.values()) {
    const [start, end] = templateOf(content, reading, name)?.split('{entry}') ?? []
    if (start === undefined || end === undefined || !path.startsWith(start) || !path.endsWith(end)) continue
    const entry = bySlug.get(path.slice(start.length, path.length - end.length))
    if (entry) return whyNotShown({ draft: false }, entry, content.now, source.expansion?.zone)
  }
  return undefined
}

/** Whether the page or entry at this path, or once at this path, has ended: its `until` is past. */
export function hasEnded(source: Pick<Source, 'expansion'>, reading: string, path: string): boolean {
  const content = contentOf(source)
  if (!content) return false
  const page = groupsOnly(groupsOnly(groupsOnly(groupsOnly(content.written.readings)[reading]).routes)[path])
  if (typeof page.until === 'string') {
    const end = momentOf(page.until, source.expansion?.zone ?? 'UTC')
    return end.kind === 'one' && end.at <= content.now
  }
  return [...content.collections.values()].some(({ name, entries }) => {
    const template = templateOf(content, reading, name)
    return entries.some(
      ({ slug, was, until = Number.POSITIVE_INFINITY }) =>
        until <= content.now && [slug, ...was].some((one) => template?.replace('{entry}', one) === path),
    )
  })
}

/** Returns the route template of a collection in a reading, such as `/news/{entry}`; undefined when there is none. */
export const templateOf = ({ written }: Content, reading: string, collection: string): string | undefined =>
  Object.entries(groupsOnly(groupsOnly(groupsOnly(written.readings)[reading]).routes)).find(
    ([path, page]) => path.includes('{entry}') && isGroup(page) && page.for === collection,
  )?.[0]

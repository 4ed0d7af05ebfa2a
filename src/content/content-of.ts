// The collections that a site was made with, for those who edit and complete them.
import type { Expansion, Source } from '../manifest/read/source.ts'
import { groupsOnly, isGroup } from '../site/groups.ts'
import type { Collection } from './collection.ts'

export interface Content {
  collections: ReadonlyMap<string, Collection>
  /** The manifest as it is written, templates and all. */
  written: Readonly<Record<string, unknown>>
  /** The moment it was made for, in milliseconds since 1970. */
  now: number
}

const known = new WeakMap<Expansion, Content>()

export function keepContent(expansion: Expansion, content: Content): Expansion {
  known.set(expansion, content)
  return expansion
}

/** Undefined for a site without collections. */
export const contentOf = ({ expansion }: Pick<Source, 'expansion'>): Content | undefined =>
  expansion && known.get(expansion)

/** The path of the pages that a reading has of a collection: `/news/{entry}`. */
export const templateOf = ({ written }: Content, reading: string, collection: string): string | undefined =>
  Object.entries(groupsOnly(groupsOnly(groupsOnly(written.readings)[reading]).routes)).find(
    ([path, page]) => path.includes('{entry}') && isGroup(page) && page.for === collection,
  )?.[0]

// Finds the collection that fills in a part of the manifest, and its fields as names in braces.
import { type DeclaredCollection, declaredCollections } from '../../content/collection.ts'
import { childOf, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { FileOfSite } from '../context.ts'
import { knownContent } from './entry-file.ts'

/** The number of example values shown for a field. */
const shownValues = 3

/** Returns the collection whose entries fill in a node: that of the nearest list, or of the page. */
export function collectionAround({ site }: Pick<FileOfSite, 'site'>, node: TextNode): DeclaredCollection | undefined {
  const declared = declaredCollections(knownContent(site)?.written)
  for (let current: TextNode | undefined = node; current; current = current.parent) {
    const name = current.kind === 'map' ? (childOf(current, 'from') ?? childOf(current, 'for'))?.value : undefined
    const found = name === undefined ? undefined : declared.find((one) => one.name === name)
    if (found) return found
  }
  return undefined
}

/** Returns `entry.title` and the other names, with values of the first entries; empty outside of collections. */
export function entryNames(fileOfSite: Pick<FileOfSite, 'site'>, node: TextNode): ReadonlyMap<string, string> {
  const collection = collectionAround(fileOfSite, node)
  const entries = collection && knownContent(fileOfSite.site)?.collections.get(collection.name)?.entries
  if (!collection) return new Map()
  const firstValues = (read: (entry: NonNullable<typeof entries>[number]) => unknown) =>
    (entries ?? [])
      .slice(0, shownValues)
      .map((entry) => inWords(read(entry)))
      .filter((one) => one !== '')
      .join(' · ')
  const fields = [...collection.fields.keys()].map((name): [string, string] => [
    `entry.${name}`,
    firstValues(({ values }) => values[name]),
  ])
  return new Map([...fields, ['entry.slug', firstValues(({ slug }) => slug)]])
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value === 'object' && value !== null) return 'file' in value ? inWords(value.file) : ''
  return value === undefined || value === null ? '' : String(value)
}

/** True when the node's value is the name of a collection: `from: news`, `for: news`, `of: news`. */
export function namesCollection({ at, parent }: TextNode): boolean {
  const above = parent?.parent
  if (at === 'from') return above?.at !== 'collections'
  if (at === 'for') return above?.at === 'routes'
  const type = at === 'of' && parent ? childOf(parent, 'type')?.value : undefined
  return type === 'entries' || type === 'entry'
}

// Where the manifest takes something from a collection: which one it is, and its fields as names in braces.
import { type Declared, declaredCollections } from '../../content/collection.ts'
import { childOf, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { FileOfSite } from '../context.ts'
import { knownContent } from './entry-file.ts'

/** So many values are told of a field. */
const shownValues = 3

/** The collection that the words at a node are filled in from: that of the nearest list, or of the page. */
export function collectionAround({ site }: Pick<FileOfSite, 'site'>, node: TextNode): Declared | undefined {
  const declared = declaredCollections(knownContent(site)?.written)
  for (let here: TextNode | undefined = node; here; here = here.parent) {
    const name = here.kind === 'map' ? (childOf(here, 'from') ?? childOf(here, 'for'))?.value : undefined
    const found = name === undefined ? undefined : declared.find((one) => one.name === name)
    if (found) return found
  }
  return undefined
}

/** `entry.title` and the others, with what the first entries say; empty where no entry is at hand. */
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

/** Whether a node names a collection: `from: news`, `for: news`, `of: news`. */
export function namesCollection({ at, parent }: TextNode): boolean {
  const above = parent?.parent
  if (at === 'from') return above?.at !== 'collections'
  if (at === 'for') return above?.at === 'routes'
  const type = at === 'of' && parent ? childOf(parent, 'type')?.value : undefined
  return type === 'entries' || type === 'entry'
}

// Recognises files of entries and of translations, and finds the entry and field of a node.
import { declaredCollections } from '../../content/collection.ts'
import { type Content, contentOf } from '../../content/content-of.ts'
import type { Entry } from '../../content/entry.ts'
import { tagOfFile } from '../../content/translation-file.ts'
import { declaredLanguages } from '../../languages/addresses.ts'
import { chainTo, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { FileOfSite } from '../context.ts'
import type { SiteInEditor } from './site.ts'

/** Returns the collections of the last load. */
export function knownContent(site: SiteInEditor): Content | undefined {
  return site.lastSource && contentOf(site.lastSource)
}

/** Returns the collection, and the language where the file translates an entry; undefined for a file of no collection. */
export function entryFileOf({ site, file }: Pick<FileOfSite, 'site' | 'file'>) {
  const written = knownContent(site)?.written
  const name = site.project.nameOf(file.path)
  const collection = declaredCollections(written).find(({ from }) => isOf(from, name))
  if (!collection) return undefined
  const tag = tagOfFile(name, otherLanguages(site))
  return { collection, ...(tag !== undefined && { tag }) }
}

/** `content/news/*.md` also matches `content/news/fair/index.md`. */
function isOf(from: string, name: string): boolean {
  const [folder, rest] = from.split('*')
  if (folder === undefined || rest === undefined || !name.startsWith(folder)) return from === name
  return /^(?:[^/]+|[^/]+\/index(?:\.[a-zA-Z-]+)?)\.md$/.test(name.slice(folder.length))
}

/** Returns the tags of all languages except the first. */
export const otherLanguages = (site: SiteInEditor): string[] =>
  declaredLanguages(knownContent(site)?.written ?? site.lastDraft().value)
    .slice(1)
    .map(({ tag }) => tag)

/** Returns the language of a file of translations; undefined for any other file. */
export function translatedTag({ site, file }: Pick<FileOfSite, 'site' | 'file'>): string | undefined {
  const name = site.project.nameOf(file.path)
  const { translations = [] } = site.lastSource ?? {}
  return translations.find(({ parsed }) => parsed.file === name)?.tag
}

/** Levels between the root of a file and the fields of an entry: none in Markdown, one in lists and groups. */
const depthOfEntry = (root: TextNode): 0 | 1 => (root.part === 'front matter' || root.part === 'text' ? 0 : 1)

/** Returns the field at or around a node, and the rest of its key (`inner`): `alt`, a language. */
export function fieldAt(fileOfSite: Pick<FileOfSite, 'site' | 'file'>, node: TextNode) {
  const held = entryFileOf(fileOfSite)
  const [root, ...chain] = chainTo(node)
  if (!held || !root || root.part === 'block') return undefined
  const key = chain[depthOfEntry(root)]?.at
  if (typeof key !== 'string') return undefined
  const [name = '', ...inner] = key.split('.')
  const field = held.collection.fields.get(name)
  return field && { field, collection: held.collection, inner }
}

/** Returns the entry around a node, from the last load. */
export function entryAroundNode({ site, file }: Pick<FileOfSite, 'site' | 'file'>, node: TextNode): Entry | undefined {
  const name = site.project.nameOf(file.path)
  const [root, first] = chainTo(node)
  for (const { entries } of knownContent(site)?.collections.values() ?? [])
    for (const entry of entries) {
      if (entry.at.file !== name && ![...(entry.translations?.values() ?? [])].some(({ at }) => at.file === name))
        continue
      const [key] = entry.at.pathOf([])
      const own = root?.part === 'table' ? Number(first?.at) - 1 : first?.at
      if (key === undefined || key === own) return entry
    }
  return undefined
}

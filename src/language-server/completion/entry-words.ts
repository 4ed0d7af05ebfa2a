// Offers values that come from collections: names of collections, slugs of entries, pictures beside an entry.
import { CompletionItemKind } from 'vscode-languageserver'
import { declaredCollections } from '../../content/collection.ts'
import { entryTitle } from '../../content/expand/article-block.ts'
import { entryFolder } from '../../content/read/pictures-beside.ts'
import { isPictureFile } from '../../files/picture-file.ts'
import type { TextNode } from '../../manifest/read/written/text-node.ts'
import type { FileOfSite } from '../context.ts'
import { entryFileOf, fieldAt, knownContent } from '../site/entry-file.ts'
import { collectionAround, namesCollection } from '../site/entry-names.ts'
import type { OfferedWord } from './offer.ts'

/** Returns undefined where the value has nothing to do with collections. */
export function entryWords(fileOfSite: FileOfSite, node: TextNode): OfferedWord[] | undefined {
  if (namesCollection(node))
    return declaredCollections(knownContent(fileOfSite.site)?.written).map(({ name, from }) => ({
      word: name,
      detail: from,
      kind: CompletionItemKind.Module,
    }))
  if (node.parent?.at === 'order') return orderWords(fileOfSite, node)
  const { field, inner } = fieldAt(fileOfSite, node) ?? {}
  if (field?.type === 'entry') return slugs(fileOfSite, field.of)
  if (field?.type === 'picture' && (inner?.length === 0 || node.at === 'file')) return pictures(fileOfSite)
  return undefined
}

function slugs({ site }: FileOfSite, of = ''): OfferedWord[] {
  const entries = knownContent(site)?.collections.get(of)?.entries ?? []
  return entries
    .filter(({ hasSlug }) => hasSlug)
    .map((entry) => ({ word: entry.slug, detail: entryTitle(entry), kind: CompletionItemKind.Reference }))
}

/** Offers pictures beside the entry by their file name, and shared ones by their path. */
function pictures(fileOfSite: FileOfSite): OfferedWord[] {
  const { site, file } = fileOfSite
  const held = entryFileOf(fileOfSite)
  const folder = entryFolder(site.project.nameOf(file.path), held?.collection.from ?? '')
  const found = [...site.project.surroundings.files].filter((one) => isPictureFile(one))
  const beside = found.filter((one) => one.startsWith(folder))
  const shared = found.filter((one) => one.startsWith('images/'))
  return [
    ...beside.map((one) => ({ one, word: one.slice(folder.length) })),
    ...shared.map((one) => ({ one, word: one })),
  ].map(({ one, word }) => ({ word, kind: CompletionItemKind.File, data: { picture: one, manifest: site.manifest } }))
}

/** Offers the parts of `order: [date, newest first]`. */
function orderWords(fileOfSite: FileOfSite, node: TextNode): OfferedWord[] {
  const holder = node.parent?.parent
  const declared = declaredCollections(knownContent(fileOfSite.site)?.written)
  const collection =
    holder?.parent?.at === 'collections'
      ? declared.find(({ name }) => name === holder.at)
      : collectionAround(fileOfSite, node)
  if (!collection) return []
  if (node.at === 1)
    return ['newest first', 'oldest first', 'a to z', 'z to a'].map((word) => ({
      word,
      kind: CompletionItemKind.Value,
    }))
  return [...collection.fields.values()].map(({ name, label }) => ({
    word: name,
    detail: label,
    kind: CompletionItemKind.Field,
  }))
}

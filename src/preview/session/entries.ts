// Lists entries of collections for the panel, and returns the form of one entry.

import type { Collection, ContentField } from '../../content/collection.ts'
import { type Content, contentOf, templateOf } from '../../content/content-of.ts'
import { type Entry, isShownAt } from '../../content/entry.ts'
import { entrySchema } from '../../content/entry-schema.ts'
import { entryTitle } from '../../content/expand/article-block.ts'
import { writtenMoment } from '../../content/moments.ts'
import { entryFileValue } from '../../entry-files/entry-places.ts'
import { entryRoot } from '../../entry-files/entry-root.ts'
import type { FoundEntry } from '../../entry-files/rename-entry.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Path } from '../../problems/finding.ts'
import { isSamePath } from '../../problems/path.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { pictureFile } from '../../schema/vocabulary.ts'
import { isGroup, valueAt } from '../../site/groups.ts'
import type { Json } from '../edit-messages.ts'
import type { EntryForm, EntryState, ListedEntries, ListedEntry } from '../entry-messages.ts'
import { textFinder } from '../text-finder.ts'

/** The number of entries in one list. */
const maxListedEntries = 60
/** Collections with more entries than this are offered as a text field instead of a choice. */
const maxChoices = 300

/** Returns undefined for a site without collections. */
export function entryList(
  { source }: Pick<Loaded, 'source'>,
  reading: string,
  { collection, find = '' }: { collection?: string; find?: string },
): ListedEntries | undefined {
  const content = contentOf(source)
  const all = [...(content?.collections.values() ?? [])]
  const listed = all.find(({ name }) => name === collection) ?? all[0]
  if (!content || !listed) return undefined
  const isFound = textFinder(find)
  const found =
    find === '' ? listed.entries : listed.entries.filter((entry) => isFound(`${nameOf(entry)} ${entry.slug}`))
  return {
    collections: all.map(({ name, entries }) => ({ name, count: entries.length })),
    collection: listed.name,
    found: found.length,
    entries: found
      .slice(0, maxListedEntries)
      .map((entry) => listedEntry(entry, content, reading, source.expansion?.zone)),
  }
}

const nameOf = (entry: Entry): string => entryTitle(entry).replaceAll('{{', '{')

/** The path of an entry in operations: `['content', 'content/news/fair.md']`. */
export const entryPath = ({ at }: Entry): Path => [entryRoot, at.file, ...at.pathOf([])]

function listedEntry(entry: Entry, content: Content, reading: string, zone = 'UTC'): ListedEntry {
  const state = stateOf(entry, content.now)
  const moment = state === 'later' ? entry.publish : state === 'over' ? entry.until : undefined
  const template = entry.hasSlug ? templateOf(content, reading, entry.collection) : undefined
  return {
    at: entryPath(entry),
    slug: entry.slug,
    title: nameOf(entry) || entry.at.file,
    state,
    ...(moment !== undefined && { moment: writtenMoment(moment, zone) }),
    ...(template !== undefined && { page: template.replace('{entry}', entry.slug) }),
  }
}

function stateOf(entry: Entry, now: number): EntryState {
  if (isShownAt(entry, now)) return 'shown'
  return entry.draft ? 'draft' : entry.publish !== undefined && entry.publish > now ? 'later' : 'over'
}

/** Returns the entry at, or around, a path of `entryPath`. */
export function foundEntry({ source }: Pick<Loaded, 'source'>, at: Path): FoundEntry | undefined {
  const content = contentOf(source)
  const [root, file] = at
  if (!content || root !== entryRoot) return undefined
  for (const collection of content.collections.values())
    for (const entry of collection.entries) {
      const own = entryPath(entry)
      if (entry.at.file === file && isSamePath(own, at.slice(0, own.length))) return { entry, collection, content }
    }
  return undefined
}

/** Returns undefined where there is no such entry. */
export function entryForm(loaded: Pick<Loaded, 'source'>, reading: string, at: Path): EntryForm | undefined {
  const found = foundEntry(loaded, at)
  if (!found) return undefined
  const { entry, collection, content } = found
  const own = entryPath(entry)
  const { file } = entry.at
  const whole = valueAt(entryFileValue(loaded, file), own.slice(2))
  const { body, ...value } = (isGroup(whole) ? whole : {}) as Record<string, Json>
  const isMarkdown = /\.md$/i.test(file)
  return {
    ...listedEntry(entry, content, reading, loaded.source.expansion?.zone),
    collection: collection.name,
    schema: formSchema(collection, value, content, isMarkdown ? undefined : entry.slug),
    value: isMarkdown || body === undefined ? value : { ...value, body },
    ...(isMarkdown && { body: { at: [...own, 'body'], text: typeof body === 'string' ? body : '' } }),
    hasName: entry.hasSlug,
  }
}

/**
 * Returns the schema of the form: dates, pictures and entries are chosen from controls. The field that names a row or item is left out:
 * renaming changes it, with its references and a redirect.
 */
function formSchema(
  collection: Collection,
  value: Record<string, Json>,
  content: Content,
  slug: string | undefined,
): SchemaNode {
  const schema = entrySchema(collection)
  const properties = { ...schema.properties }
  for (const field of collection.fields.values()) {
    const own = properties[field.name]
    if (field.type === 'name' && slug && value[field.name] === slug) delete properties[field.name]
    else if (own)
      properties[field.name] = { ...fieldSchema(own, field, value[field.name], content), title: field.label }
  }
  return { ...schema, properties }
}

function fieldSchema(own: SchemaNode, field: ContentField, value: Json | undefined, content: Content): SchemaNode {
  const schema = { ...own, description: undefined }
  if (field.type === 'date') return { ...schema, format: 'date' }
  if (field.type === 'entry') return withEntryChoices(schema, content.collections.get(field.of ?? ''))
  if (field.type !== 'picture') return schema
  const file: SchemaNode = { ...(pictureFile({ about: '' }) as SchemaNode), description: undefined }
  if (typeof value === 'string') return file
  return { ...schema, type: 'object', properties: { ...schema.properties, file } }
}

function withEntryChoices(schema: SchemaNode, of: Collection | undefined): SchemaNode {
  const entries = of?.entries.filter(({ hasSlug }) => hasSlug) ?? []
  if (entries.length === 0 || entries.length > maxChoices) return schema
  const choices = { enum: entries.map(({ slug }) => slug), markdownEnumDescriptions: entries.map(nameOf) }
  return schema.items ? { ...schema, items: { ...schema.items, ...choices } } : { ...schema, ...choices }
}

// Returns the schema of a file of entries or translations.
import { type DeclaredCollection, reservedKeys } from '../../content/collection.ts'
import { entrySchema, translationSchema } from '../../content/entry-schema.ts'
import { placesKey } from '../../languages/translations.ts'
import type { TextNode } from '../../manifest/read/written/text-node.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { FileOfSite } from '../context.ts'
import { entryFileOf, otherLanguages, translatedTag } from '../site/entry-file.ts'

const markdownText: SchemaNode = { type: 'string', description: 'The text of the entry.', 'x-kind': 'markdown' }

const placed: SchemaNode = {
  type: 'object',
  description: 'The translation of the text at one place, where one text needs two.',
  required: ['text'],
  properties: {
    text: { type: 'string', description: 'The translation.' },
    of: { type: 'string', description: 'The hash of the text that it was made from.' },
  },
}

const texts: SchemaNode = {
  type: 'object',
  description: 'Translations, by the text that they translate.',
  properties: {
    [placesKey]: { type: 'object', description: 'Translations of single places.', additionalProperties: placed },
  },
  additionalProperties: { type: 'string', description: 'The translation of the text before the colon.' },
}

/** `block`: the schema of blocks within a Markdown text. Returns undefined for a file of neither entries nor translations. */
export function schemaOfEntries(
  fileOfSite: Pick<FileOfSite, 'site' | 'file'>,
  { part, kind }: TextNode,
  block: SchemaNode | undefined,
): SchemaNode | undefined {
  const held = entryFileOf(fileOfSite)
  if (!held) return translatedTag(fileOfSite) === undefined ? undefined : texts
  if (part === 'block') return block
  if (part === 'text') return { type: 'object', properties: { body: markdownText } }
  if (held.tag !== undefined) return translationSchema(held.collection)
  const entry = withLanguages(held.collection, otherLanguages(fileOfSite.site))
  if (part === 'front matter') return entry
  if (part === 'table' || kind === 'list') return { type: 'array', items: entry }
  return { type: 'object', additionalProperties: entry }
}

/** Adds the fields of other languages, `title.de`. */
function withLanguages(collection: DeclaredCollection, tags: readonly string[]): SchemaNode {
  const schema = entrySchema(collection)
  const translated = Object.entries(translationSchema(collection).properties ?? {})
  const others = tags.flatMap((tag) => translated.map(([key, one]): [string, SchemaNode] => [`${key}.${tag}`, one]))
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(others) } }
}

/** Returns every column that a table of the collection may have. */
export function columnsOf(fileOfSite: Pick<FileOfSite, 'site' | 'file'>): Map<string, SchemaNode> {
  const held = entryFileOf(fileOfSite)
  const columns = new Map<string, SchemaNode>()
  if (!held) return columns
  const tags = otherLanguages(fileOfSite.site)
  const { properties = {} } = withLanguages(held.collection, tags)
  for (const [key, schema] of Object.entries(properties)) {
    const [name = ''] = key.split('.')
    const isPicture = held.collection.fields.get(name)?.type === 'picture'
    if (!isPicture) columns.set(key, schema)
    else if (key === name) {
      columns.set(key, schema)
      for (const inner of ['alt', 'decorative']) columns.set(`${key}.${inner}`, schema.properties?.[inner] ?? {})
      for (const tag of tags) columns.set(`${key}.alt.${tag}`, schema.properties?.alt ?? {})
    }
  }
  // Columns that every collection has come last.
  const reserved = [...columns].filter(([key]) => reservedKeys.some((one) => one === key))
  for (const [key, schema] of reserved) {
    columns.delete(key)
    columns.set(key, schema)
  }
  return columns
}

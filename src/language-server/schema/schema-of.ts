// Finds the part of the published schema for a node of a text.
import { chainTo, type TextNode } from '../../manifest/read/written/text-node.ts'
import { publishedSchema } from '../../manifest/shape/published-schema.ts'
import { listSource, mayBeEntries } from '../../schema/manifest/collections.ts'
import { nodeOf, type SchemaNode } from '../../schema/schema-node.ts'
import { SchemaWalk } from '../../schema/schema-walk.ts'
import type { FileOfSite } from '../context.ts'
import { schemaOfEntries } from './entry-schemas.ts'

/** Returns the schema of a file: a manifest, entries, translations, or included pages by their paths. */
function rootSchema(fileOfSite: FileOfSite, root: TextNode): SchemaNode {
  if (fileOfSite.file.path === fileOfSite.site.manifest) return publishedSchema
  return schemaOfEntries(fileOfSite, root, block) ?? routes ?? {}
}

const routes = nodeOf(publishedSchema.properties?.readings?.additionalProperties).properties?.routes
const block = nodeOf(routes?.additionalProperties).properties?.blocks?.items

const walkOf = ({ site }: FileOfSite): SchemaWalk =>
  new SchemaWalk(publishedSchema, (name) =>
    typeof name === 'string' ? site.lastDraft().fragments.get(name)?.type : undefined,
  )

/** Returns the `type` and `use` of a group, which decide its schema. */
function holderOf(node: TextNode): object {
  if (node.kind === 'list') return []
  const holder: Record<string, unknown> = {}
  for (const { at, kind, value, loose } of node.children)
    if (kind === 'scalar' && !loose && (at === 'type' || at === 'use')) holder[at] = value
  return holder
}

/** Returns undefined where the schema has no such place. */
export function schemaOf(fileOfSite: FileOfSite, node: TextNode): SchemaNode | undefined {
  const walk = walkOf(fileOfSite)
  const chain = chainTo(node)
  let schema: SchemaNode | undefined = rootSchema(fileOfSite, chain[0] ?? node)
  for (const [index, { at, kind }] of chain.entries()) {
    const holder = chain[index - 1]
    if (holder && at !== undefined) schema = schema && walk.below(schema, holderOf(holder), at)
    // A group in place of a list: `from:` with entries.
    if (kind === 'map' && schema?.type === 'array' && mayBeEntries(schema, String(at)))
      schema = listSource(schema.items)
  }
  return schema
}

/** Returns the schema of a group, by its type or as the use of a fragment. */
export function groupSchemaOf(fileOfSite: FileOfSite, node: TextNode): SchemaNode | undefined {
  const schema = schemaOf(fileOfSite, node)
  return schema && walkOf(fileOfSite).groupOf(schema, holderOf(node))
}

export const definitionOf = (type: string): SchemaNode | undefined => publishedSchema.$defs?.[type]

/** Returns each block type with its schema; empty where the schema allows no blocks. */
export const allowedBlocks = (schema: SchemaNode): [string, SchemaNode][] =>
  (schema.properties?.type?.enum ?? []).flatMap((type) => {
    const definition = publishedSchema.$defs?.[type]
    return definition && schema.allOf ? [[type, definition] as [string, SchemaNode]] : []
  })

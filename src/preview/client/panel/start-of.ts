// A first value for what is added: the example of the schema where it has one.
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import type { Json } from '../../edit-messages.ts'

export function startOf(schema: SchemaNode): Json {
  const [example] = schema.examples ?? []
  if (typeof example === 'string' || typeof example === 'number') return example
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'array':
      return schema.items
        ? Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => startOf(schema.items ?? {}))
        : []
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
          schema.required?.includes(key) ? [[key, startOf(inner)]] : [],
        ),
      )
    default:
      return startOfText(schema)
  }
}

const startOfText = ({ 'x-kind': kind, description }: SchemaNode): string => {
  if (kind === 'link') return '/'
  if (kind === 'colour') return '#336699'
  if (kind === 'name' || kind === 'anchor') return 'new'
  return description?.includes('heading') ? 'New heading' : 'New text'
}

/** An item of a list; where its schema has the mark, as something that the owner has still to supply. */
export function startOfItem(schema: SchemaNode): Json {
  const item = startOf(schema)
  return isGroup(item) && schema.properties?.placeholder ? { ...item, placeholder: true } : item
}

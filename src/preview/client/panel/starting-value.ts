// Makes an initial value for a schema: shaped like the item beside it, with the words of the schema's example.
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import type { Json } from '../../edit-messages.ts'

interface StartingHints {
  /** The item before it, of which the new one takes the keys and the picture, but no words. */
  like?: Json
  /** Files of the site, used instead of the example's picture. */
  pictures?: readonly string[]
  /** Paths of the site's pages, used instead of an example's link to a page that does not exist. */
  pages?: readonly string[]
}

export function startingValue(schema: SchemaNode, { like, pictures = [], pages = [] }: StartingHints = {}): Json {
  if (schema['x-kind'] === 'file') {
    const own = [like, ...pictures].find((one) => typeof one === 'string')
    if (own !== undefined) return own
  }
  if (schema.enum && typeof like === 'string' && schema.enum.includes(like)) return like
  if (typeof like === 'string' && /^\d{1,3}$/.test(like)) return String(Number(like) + 1).padStart(like.length, '0')
  const [example] = schema.examples ?? []
  if (schema['x-kind'] === 'link' && pages.length > 0 && !pages.includes(String(example)))
    return pages.includes('/') ? '/' : (pages[0] ?? '/')
  if (typeof example === 'string' || typeof example === 'number') return example
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'array': {
      const items = schema.items ?? {}
      const beside = Array.isArray(like) ? like : []
      const [first] = beside
      // A row of texts gets as many cells as the row before; other lists begin with one item.
      const length = items.type === 'string' ? beside.length : 1
      return schema.items
        ? Array.from({ length: Math.max(1, schema.minItems ?? 1, length) }, () =>
            startingValue(items, { like: first, pictures, pages }),
          )
        : []
    }
    case 'object':
      return startingGroup(schema, { like, pictures, pages })
    default:
      return startingText(schema)
  }
}

/** Whether a value is particular to one item, and not copied to the next: a name, a switch, a date. */
const isOfOne = ({ type, format, 'x-kind': kind }: SchemaNode) =>
  type === 'boolean' || format === 'date' || kind === 'name' || kind === 'anchor'

function startingGroup(schema: SchemaNode, { like, pictures, pages }: StartingHints): Json {
  const beside = isGroup(like) ? (like as Record<string, Json>) : {}
  const pattern = Object.keys(beside).filter((key) => {
    const inner = schema.properties?.[key]
    return inner !== undefined && !isOfOne(inner)
  })
  const keys = Object.keys(schema.properties ?? {}).filter(
    (key) => schema.required?.includes(key) || pattern.includes(key),
  )
  const ordered = [
    ...Object.keys(beside).filter((key) => keys.includes(key)),
    ...keys.filter((key) => !(key in beside)),
  ]
  return Object.fromEntries(
    ordered.map((key) => [
      key,
      // The example's alt text describes another picture.
      key === 'alt' && pictures?.length
        ? defaultAlt
        : startingValue(schema.properties?.[key] ?? {}, { like: beside[key], pictures, pages }),
    ]),
  )
}

/** Has translations in `templates/languages`. */
const defaultAlt = 'What the picture shows.'

const startingText = ({ 'x-kind': kind, description }: SchemaNode): string => {
  if (kind === 'link') return '/'
  if (kind === 'colour') return '#336699'
  if (kind === 'name' || kind === 'anchor') return 'new'
  return description?.includes('heading') ? 'New heading' : 'New text'
}

/** A new list item, marked as a placeholder where its schema permits that. */
export function startingItem(schema: SchemaNode, beside: StartingHints = {}): Json {
  const item = startingValue(schema, beside)
  return isGroup(item) && schema.properties?.placeholder ? { ...item, placeholder: true } : item
}

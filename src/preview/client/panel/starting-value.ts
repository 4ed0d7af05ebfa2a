// A first value for what is added: like what stands beside it, and in the words of the schema's example where it has one.
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import type { Json } from '../../edit-messages.ts'

interface Beside {
  /** What stands before it: the new one has its keys and its picture, and no words of it. */
  like?: Json
  /** Those of the site: the schema's example names one that no site has. */
  pictures?: readonly string[]
  /** The paths of its pages: the example leads to one that it may lack. */
  pages?: readonly string[]
}

export function startingValue(schema: SchemaNode, { like, pictures = [], pages = [] }: Beside = {}): Json {
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
      // The cells of a row are as many as in the row before; what a group lists is begun with one.
      const most = items.type === 'string' ? beside.length : 1
      return schema.items
        ? Array.from({ length: Math.max(1, schema.minItems ?? 1, most) }, () =>
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

/** What is said of one alone: a name, a switch, a day. */
const isOfOne = ({ type, format, 'x-kind': kind }: SchemaNode) =>
  type === 'boolean' || format === 'date' || kind === 'name' || kind === 'anchor'

function startingGroup(schema: SchemaNode, { like, pictures, pages }: Beside): Json {
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
      // What the example says of its picture is not true of another.
      key === 'alt' && pictures?.length
        ? ofPicture
        : startingValue(schema.properties?.[key] ?? {}, { like: beside[key], pictures, pages }),
    ]),
  )
}

/** As templates and languages know it. */
const ofPicture = 'What the picture shows.'

const startingText = ({ 'x-kind': kind, description }: SchemaNode): string => {
  if (kind === 'link') return '/'
  if (kind === 'colour') return '#336699'
  if (kind === 'name' || kind === 'anchor') return 'new'
  return description?.includes('heading') ? 'New heading' : 'New text'
}

/** An item of a list; where its schema has the mark, as something that the owner has still to supply. */
export function startingItem(schema: SchemaNode, beside: Beside = {}): Json {
  const item = startingValue(schema, beside)
  return isGroup(item) && schema.properties?.placeholder ? { ...item, placeholder: true } : item
}

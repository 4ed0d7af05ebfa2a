// The part of JSON Schema that the manifest's schema uses, as checks read it.
import type { Kind, TSchema } from './vocabulary.ts'

export interface SchemaNode {
  type?: string | readonly string[]
  title?: string
  description?: string
  properties?: Record<string, SchemaNode>
  additionalProperties?: boolean | SchemaNode
  propertyNames?: SchemaNode
  required?: string[]
  items?: SchemaNode
  enum?: string[]
  const?: unknown
  allOf?: SchemaNode[]
  anyOf?: SchemaNode[]
  if?: SchemaNode
  then?: SchemaNode
  else?: SchemaNode
  $ref?: string
  $defs?: Record<string, SchemaNode>
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  maxProperties?: number
  examples?: unknown[]
  /** The value where the key is left out. */
  default?: unknown
  markdownEnumDescriptions?: string[]
  'x-kind'?: Kind
  /** Key of a list in the same block whose items run parallel to these. */
  'x-alongside'?: string
}

/** TypeBox schemas are plain JSON Schema at runtime, which their types hide. */
export const schemaNodeOf = (schema: TSchema): SchemaNode => schema as SchemaNode

/** Returns a default as an author would write it: `Menu`, `true`, `most: 10, within: 10 minutes`. */
export function defaultWords({ default: value }: SchemaNode): string | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${inner}`)
    .join(', ')
}

/** Returns the description of a key followed by its default. */
export function describedWithDefault(node: SchemaNode): string {
  const words = defaultWords(node)
  return [node.description, words === undefined ? '' : `Left out: ${words}${/[.!?:]$/.test(words) ? '' : '.'}`]
    .filter(Boolean)
    .join(' ')
}

/** Returns the schema; an empty one for true, false or undefined. */
export const nodeOf = (schema: SchemaNode | boolean | undefined): SchemaNode =>
  typeof schema === 'object' ? schema : {}

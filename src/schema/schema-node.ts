// The part of JSON Schema that the manifest's schema is written in, as the checks read it.
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
  /** What holds where it is left out. */
  default?: unknown
  markdownEnumDescriptions?: string[]
  'x-kind'?: Kind
  /** Key of a list of the block whose items these belong to, in their order. */
  'x-alongside'?: string
}

/** TypeBox's types hide the plain JSON Schema that its schemas are when they run. */
export const schemaNodeOf = (schema: TSchema): SchemaNode => schema as SchemaNode

/** A default as an author would write it: `Menu`, `true`, `most: 10, within: 10 minutes`. */
export function defaultWords({ default: value }: SchemaNode): string | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${inner}`)
    .join(', ')
}

/** What the schema says of a key, with its default behind. */
export function describedWithDefault(node: SchemaNode): string {
  const words = defaultWords(node)
  return [node.description, words === undefined ? '' : `Left out: ${words}${/[.!?:]$/.test(words) ? '' : '.'}`]
    .filter(Boolean)
    .join(' ')
}

/** The schema; for true, false or none, one without rules. */
export const nodeOf = (schema: SchemaNode | boolean | undefined): SchemaNode =>
  typeof schema === 'object' ? schema : {}

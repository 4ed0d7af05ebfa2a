// The part of JSON Schema that the manifest's schema is written in, as the checks read it.
import type { Kind } from './vocabulary.ts'

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
  markdownEnumDescriptions?: string[]
  'x-kind'?: Kind
}

// Filters the names that a hint may suggest: those that are valid where they are declared.
import { nodeOf, type SchemaNode } from '../../schema/schema-node.ts'
import { publishedSchema } from './published-schema.ts'

type Offer = (names: Iterable<string>) => string[]

function matching(pattern: string | undefined): Offer {
  if (pattern === undefined) throw new Error('The schema has no pattern for these names.')
  const rule = new RegExp(pattern, 'u')
  return (names) => [...names].filter((name) => rule.test(name))
}

const keysOf = (schema: SchemaNode | boolean | undefined) => matching(nodeOf(schema).propertyNames?.pattern)

const { facts, forms, fragments, readings } = publishedSchema.properties ?? {}
const field = nodeOf(nodeOf(forms).additionalProperties).properties?.fields?.items
const [block] = Object.values(publishedSchema.$defs ?? {})

export const suggestible = {
  facts: keysOf(facts),
  forms: keysOf(forms),
  fragments: keysOf(fragments),
  readings: keysOf(readings),
  paths: keysOf(nodeOf(nodeOf(readings).additionalProperties).properties?.routes),
  ids: matching(block?.properties?.id?.pattern),
  fields: matching(field?.properties?.name?.pattern),
} satisfies Record<string, Offer>

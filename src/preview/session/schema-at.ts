// What the schema says of a place in the manifest.

import { publishedSchema } from '../../manifest/shape/published-schema.ts'
import type { Path } from '../../problems/finding.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { SchemaWalk } from '../../schema/schema-walk.ts'
import { isGroup, valueAt } from '../../site/groups.ts'

/** Undefined where it says nothing. */
export function schemaAt(manifest: unknown, path: Path): SchemaNode | undefined {
  const fragments = valueAt(manifest, ['fragments'])
  const walk = new SchemaWalk(publishedSchema, (name) => {
    const type = valueAt(fragments, [String(name), 'type'])
    return typeof type === 'string' ? type : undefined
  })
  let schema: SchemaNode | undefined = publishedSchema
  let here: unknown = manifest
  for (const key of path) {
    if (!schema) return undefined
    // What is not there yet is a group, as far as its keys are asked for.
    const holder: object = typeof here === 'object' && here !== null ? here : {}
    schema = walk.below(schema, holder, key)
    here = valueAt(here, [key])
  }
  return schema && isGroup(here) ? walk.groupOf(schema, here) : schema
}

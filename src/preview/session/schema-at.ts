// Finds the schema of a place in the manifest.

import { publishedSchema } from '../../manifest/shape/published-schema.ts'
import type { Path } from '../../problems/finding.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { SchemaWalk } from '../../schema/schema-walk.ts'
import { isGroup, valueAt } from '../../site/groups.ts'

/** Returns undefined where the schema has no such place. */
export function schemaAt(manifest: unknown, path: Path): SchemaNode | undefined {
  const fragments = valueAt(manifest, ['fragments'])
  const walk = new SchemaWalk(publishedSchema, (name) => {
    const type = valueAt(fragments, [String(name), 'type'])
    return typeof type === 'string' ? type : undefined
  })
  let schema: SchemaNode | undefined = publishedSchema
  let value: unknown = manifest
  for (const key of path) {
    if (!schema) return undefined
    // A value that is not written yet counts as an empty group.
    const holder: object = typeof value === 'object' && value !== null ? value : {}
    schema = walk.below(schema, holder, key)
    value = valueAt(value, [key])
  }
  return schema && isGroup(value) ? walk.groupOf(schema, value) : schema
}

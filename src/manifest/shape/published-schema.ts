// The schema of manifests, with every block and form field type of the engine and the site.
import { blockSchemas } from '../../blocks/schemas.ts'
import { fieldTypes } from '../../forms/field-types.ts'
import { manifestSchema } from '../../schema/manifest/manifest.ts'
import { type SchemaNode, schemaNodeOf } from '../../schema/schema-node.ts'
import { SchemaWalk } from '../../schema/schema-walk.ts'
import { isGroup, valueAt } from '../../site/groups.ts'

export const publishedSchema = schemaNodeOf(manifestSchema(blockSchemas, fieldTypes))

const walk = new SchemaWalk(publishedSchema, () => undefined)

/** Returns the schema of the group at a path of a manifest; undefined where the manifest has none. */
export const groupSchemaAt = (manifest: unknown, path: readonly (string | number)[]): SchemaNode | undefined =>
  isGroup(valueAt(manifest, path)) ? walk.schemaAt(manifest, path) : undefined

export const blockTypes: readonly string[] = Object.keys(blockSchemas)

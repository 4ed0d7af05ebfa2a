// The schema of manifests, with every block and form field type of the engine and the site.
import { blockSchemas } from '../../blocks/schemas.ts'
import { fieldTypes } from '../../forms/field-types.ts'
import { manifestSchema } from '../../schema/manifest/manifest.ts'
import { schemaNodeOf } from '../../schema/schema-node.ts'

export const publishedSchema = schemaNodeOf(manifestSchema(blockSchemas, fieldTypes))

export const blockTypes: readonly string[] = Object.keys(blockSchemas)

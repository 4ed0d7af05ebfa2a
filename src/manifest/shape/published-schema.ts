// The schema of this software's manifests, with every block and every type of form field it has.
import { blockSchemas } from '../../blocks/schemas.ts'
import { fieldTypes } from '../../forms/field-types.ts'
import { manifestSchema } from '../../schema/manifest/manifest.ts'
import { schemaNodeOf } from '../../schema/schema-node.ts'

export const publishedSchema = schemaNodeOf(manifestSchema(blockSchemas, fieldTypes))

export const blockTypes: readonly string[] = Object.keys(blockSchemas)

// The schema of this software's manifests, with every block and every type of form field it has.
import { blockSchemas } from '../../blocks/schemas.ts'
import { fieldTypes } from '../../forms/field-types.ts'
import { manifestSchema } from '../../schema/manifest/manifest.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'

// TypeBox's type of it hides the plain JSON Schema that it is.
export const publishedSchema = manifestSchema(blockSchemas, fieldTypes) as unknown as SchemaNode

export const blockTypes: readonly string[] = Object.keys(blockSchemas)

import type { Path } from '../../../problems/finding.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import type { Json } from '../../edit-messages.ts'

/** A field of the panel: its schema and its value in the file. */
export interface AnyFieldProps {
  name: string
  schema: SchemaNode
  value: Json | undefined
  at: Path
  isRequired: boolean
  /** Path of the value that this one excludes, removed when this one is set. */
  instead?: Path
}

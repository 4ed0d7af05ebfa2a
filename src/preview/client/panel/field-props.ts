import type { Path } from '../../../problems/finding.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import type { Json } from '../../edit-messages.ts'

/** A field of the panel: what the schema says of it, and what stands there. */
export interface AnyFieldProps {
  name: string
  schema: SchemaNode
  value: Json | undefined
  at: Path
  isRequired: boolean
  /** What stands there and goes once this has a value: of the two, one alone may stand. */
  instead?: Path
}

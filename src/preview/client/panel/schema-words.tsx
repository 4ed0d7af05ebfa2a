import { Text } from 'react-aria-components'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { Described } from './described.tsx'

/** What the schema says of a field, below its control. */
export const AboutField = ({ schema }: { schema: SchemaNode }) => (
  <Text slot="description">
    <Described lang="en">{schema.description}</Described>
  </Text>
)

/** What it says of several, above them. */
export const AboutGroup = ({ schema }: { schema?: SchemaNode }) =>
  schema?.description && (
    <p className="quiet">
      <Described lang="en">{schema.description}</Described>
    </p>
  )

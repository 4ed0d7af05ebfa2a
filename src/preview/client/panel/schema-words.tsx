import { Text } from 'react-aria-components'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { fieldTitle, hasTitle } from '../titles.ts'
import { Described } from './described.tsx'

/** With the fields that it names as the panel calls them: `until`, and `site.timeZone` by its last name. */
const inTitles = (text: string) =>
  text.replace(/`(site\.)?([a-z][a-zA-Z]*)`/g, (written, ofSite: string | undefined, name: string) =>
    ofSite || hasTitle(name) ? `“${fieldTitle(name)}”` : written,
  )

export const SchemaWords = ({ schema }: { schema: SchemaNode }) =>
  schema.description === undefined ? null : <Described lang="en">{inTitles(schema.description)}</Described>

/** What the schema says of a field, below its control. */
export const AboutField = ({ schema }: { schema: SchemaNode }) => (
  <Text slot="description">
    <SchemaWords schema={schema} />
  </Text>
)

/** What it says of several, above them. */
export const AboutGroup = ({ schema }: { schema?: SchemaNode }) =>
  schema?.description && (
    <p className="quiet">
      <SchemaWords schema={schema} />
    </p>
  )

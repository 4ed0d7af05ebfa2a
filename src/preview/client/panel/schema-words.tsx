import { Text } from 'react-aria-components'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { descriptionInWords, fieldTitle, hasTitle } from '../titles.ts'
import { words } from '../words.ts'
import { Described } from './described.tsx'

/** Replaces field names in backticks by the titles that the panel shows: `until` by “Until”, `site.timeZone` by “Time zone”. */
const inTitles = (text: string) =>
  text.replace(/`(site\.)?([a-z][a-zA-Z]*)`/g, (written, ofSite: string | undefined, name: string) =>
    ofSite || hasTitle(name) ? words.quoted(fieldTitle(name)) : written,
  )

export const SchemaWords = ({ schema }: { schema: SchemaNode }) =>
  schema.description === undefined ? null : <Described>{inTitles(descriptionInWords(schema.description))}</Described>

/** The schema's description of a field, below its control. */
export const AboutField = ({ schema }: { schema: SchemaNode }) => (
  <Text slot="description">
    <SchemaWords schema={schema} />
  </Text>
)

/** The schema's description of a group, above its fields. */
export const AboutGroup = ({ schema }: { schema?: SchemaNode }) =>
  schema?.description && (
    <p className="quiet">
      <SchemaWords schema={schema} />
    </p>
  )

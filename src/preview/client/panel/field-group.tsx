// Renders the fields of any schema: one for each key, with nested fields below.
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import { datePattern } from '../../../schema/manifest/moment-pattern.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import type { Json } from '../../edit-messages.ts'
import { descriptionInWords, fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { ChoiceList } from './choice-list.tsx'
import { FieldDictionary } from './field-dictionary.tsx'
import { FieldList } from './field-list.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { FocusField } from './focus-field.tsx'
import { inSiteLanguage } from './in-site-language.ts'
import { usePanel } from './panel-store.ts'
import { AboutGroup } from './schema-words.tsx'
import { startingValue } from './starting-value.ts'
import { ValueField } from './value-field.tsx'

interface FieldGroupProps {
  schema: SchemaNode
  value: Json | undefined
  at: Path
  /** Keys without a field. */
  hidden?: readonly string[]
  /** Keys whose fields are folded away. */
  folded?: readonly string[]
  /** Changes the props of a field, and adds a line below it. Not for folded fields. */
  around?: (key: string) => { props: Partial<AnyFieldProps>; below: ReactNode }
}

/** The title key of a field: `to` is the target of a link, but the upper end of a range of numbers or dates. */
const nameOf = (key: string, { type, pattern }: SchemaNode) =>
  key === 'to' && (type === 'number' || pattern === datePattern) ? 'upTo' : key

/** Pairs of keys that exclude each other: a picture has alt text or is decorative. */
const either: Record<string, string> = { alt: 'decorative', decorative: 'alt' }

export function FieldGroup({ schema, value, at, hidden = [], folded = [], around }: FieldGroupProps) {
  const { data } = usePanel()
  const group = isGroup(value) ? value : {}
  const picture = data.pictures.find(({ file }) => file === group.file)
  const required = new Set(schema.required)
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => !hidden.includes(key))
  const field = ([key, inner]: [string, SchemaNode]) => {
    const { props, below } = (folded.includes(key) ? undefined : around?.(key)) ?? {}
    const all: AnyFieldProps = {
      name: inner.title ?? nameOf(key, inner),
      schema: inner,
      value: group[key],
      at: [...at, key],
      isRequired: required.has(key),
      instead: group[either[key] ?? ''] === undefined ? undefined : [...at, either[key] ?? ''],
      ...props,
    }
    const control =
      key === 'focus' && picture ? (
        <FocusField key={key} {...all} src={picture.src} isCut={group.ratio !== undefined} />
      ) : (
        <AnyField key={key} {...all} />
      )
    return below ? (
      <div key={key}>
        {control}
        {below}
      </div>
    ) : (
      control
    )
  }
  const foldedFields = properties.filter(([key]) => folded.includes(key))
  return (
    <>
      <div className="fields">{properties.filter(([key]) => !folded.includes(key)).map(field)}</div>
      {foldedFields.length > 0 && (
        <details>
          <summary>{words.bar.more}</summary>
          <div className="fields">{foldedFields.map(field)}</div>
        </details>
      )}
    </>
  )
}

/** A field for one value, chosen by the schema's type. */
export function AnyField(props: AnyFieldProps) {
  const { value, at, name, isRequired } = props
  // A schema that permits a single value or a group gets the field of the form that is written.
  const isGroupHere = Array.isArray(props.schema.type) && props.schema.properties !== undefined && isGroup(value)
  const schema = isGroupHere ? { ...props.schema, type: 'object' } : props.schema
  const { data, change } = usePanel()
  const label = fieldTitle(name)
  // Only choices in the fields of a collection have a title.
  if (schema.title && schema.items?.enum)
    return (
      <ChoiceList
        {...props}
        options={schema.items.enum.map((id, of) => ({
          id,
          words: descriptionInWords(schema.items?.markdownEnumDescriptions?.[of] || id),
        }))}
      />
    )
  if (schema.type === 'array' && schema.items) return <FieldList {...props} items={schema.items} Field={AnyField} />
  const values = schema.additionalProperties
  if (schema.type === 'object' && !schema.properties && typeof values === 'object')
    return <FieldDictionary {...props} values={values} Field={AnyField} />
  if (schema.type !== 'object' || !schema.properties) return <ValueField {...props} />
  if (value === undefined)
    return (
      <Button
        onPress={() =>
          void change(words.editing.added(label), [
            { do: 'set', path: at, value: inSiteLanguage(data.translations, startingValue(schema)) },
          ])
        }
      >
        {words.panel.fields.add(label)}
      </Button>
    )
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <AboutGroup schema={schema} />
      <FieldGroup schema={schema} value={value} at={at} />
      {!isRequired && (
        <Button onPress={() => void change(words.editing.removed(label), [{ do: 'remove', path: at }])}>
          {words.panel.fields.removeName(label)}
        </Button>
      )}
    </fieldset>
  )
}

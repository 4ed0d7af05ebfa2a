// Fields for a dictionary whose keys the author chooses, such as facts and redirects.
import { type ComponentType, useState } from 'react'
import { Button, Form } from 'react-aria-components'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import type { AnyFieldProps } from './field-props.ts'
import { IconButton } from './icon-button.tsx'
import { usePanel } from './panel-store.ts'
import { TextQuestion } from './question-form.tsx'
import { AboutGroup } from './schema-words.tsx'
import { startingValue } from './starting-value.ts'

interface FieldDictionaryProps extends AnyFieldProps {
  values: SchemaNode
  Field: ComponentType<AnyFieldProps>
}

export function FieldDictionary({ name: title, schema, value, at, values, Field }: FieldDictionaryProps) {
  const { change } = usePanel()
  const [name, setName] = useState('')
  const group = isGroup(value) ? value : {}
  const pattern = schema.propertyNames?.pattern
  const isWrong = name !== '' && (name in group || (pattern !== undefined && !new RegExp(pattern).test(name)))
  const add = () => {
    if (name === '' || isWrong) return
    void change(words.editing.added(name), [{ do: 'set', path: [...at, name], value: startingValue(values) }])
    setName('')
  }
  return (
    <div className="fields">
      <AboutGroup schema={schema} />
      {Object.entries(group).map(([key, inner]) => (
        <div key={key} className="named">
          <Field name={key} schema={{ ...values, title: key }} value={inner} at={[...at, key]} isRequired />
          <IconButton
            sign="✕"
            label={words.panel.fields.removeName(key)}
            onPress={() => void change(words.editing.removed(key), [{ do: 'remove', path: [...at, key] }])}
          />
        </div>
      ))}
      <Form
        className="named"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextQuestion
          label={words.panel.fields.anotherName(fieldTitle(title))}
          value={name}
          onChange={setName}
          isInvalid={isWrong}
        />
        <Button type="submit">{words.panel.fields.addName}</Button>
      </Form>
    </div>
  )
}

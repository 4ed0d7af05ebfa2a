import { useState } from 'react'
import { Button, Form, Input, Label, Radio, RadioGroup, Text, TextField } from 'react-aria-components'
import type { PanelForm } from '../../../edit-messages.ts'
import { usePanel } from '../panel-store.ts'
import { fieldAdded, fieldsOf, nameFor } from './form-operations.ts'

interface AddQuestionProps {
  form: PanelForm
  onDone: (isDone: boolean) => void
}

/** Asks what the visitor reads, and what kind of answer is wanted. */
export function AddQuestion({ form, onDone }: AddQuestionProps) {
  const { data, change } = usePanel()
  const [label, setLabel] = useState('')
  const [wanted, want] = useState('text')
  const type = data.fieldTypes.find((one) => one.type === wanted)
  const taken = fieldsOf(form).map(({ name }) => name)
  const add = async () => {
    if (label === '' || !type) return
    if (await change(`${label} added`, fieldAdded(form, type, label))) onDone(true)
  }
  return (
    <Form
      className="group"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <h2>Add a question</h2>
      <TextField className="field" value={label} onChange={setLabel} autoFocus isRequired>
        <Label>What the visitor reads</Label>
        <Input placeholder="Company" />
        <Text slot="description">
          Its answers are stored in a column of that name: {nameFor(label || 'Company', taken)}.
        </Text>
      </TextField>
      <RadioGroup className="field kinds" value={wanted} onChange={want}>
        <Label>The answer is</Label>
        {data.fieldTypes.map((one) => (
          <Radio key={one.type} value={one.type} className="radio">
            <span className="ring" aria-hidden />
            <span>
              {one.about} <i className="badge">{one.type}</i>
            </span>
          </Radio>
        ))}
      </RadioGroup>
      <div className="row">
        <Button type="submit" className="main">
          Add it
        </Button>
        <Button className="small" onPress={() => onDone(false)}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}

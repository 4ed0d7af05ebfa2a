import { useState } from 'react'
import { Input, Label, Text, TextField } from 'react-aria-components'
import type { PanelForm } from '../../../edit-messages.ts'
import { AskedForm } from '../asked-form.tsx'
import { usePanel } from '../panel-store.ts'
import { Radios } from '../radios.tsx'
import { fieldsOf } from './form-fields.ts'
import { fieldAdded, nameFor } from './form-operations.ts'

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
    <AskedForm title="Add a question" submit="Add it" onSubmit={add} onCancel={() => onDone(false)}>
      <TextField className="field" value={label} onChange={setLabel} autoFocus isRequired>
        <Label>What the visitor reads</Label>
        <Input placeholder="Company" />
        <Text slot="description">
          Its answers are stored in a column of that name: {nameFor(label || 'Company', taken)}.
        </Text>
      </TextField>
      <Radios
        label="The answer is"
        options={data.fieldTypes.map((one) => ({ id: one.type, words: one.about, about: one.type }))}
        value={wanted}
        onChange={want}
      />
    </AskedForm>
  )
}

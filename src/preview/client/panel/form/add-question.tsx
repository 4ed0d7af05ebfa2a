import { useState } from 'react'
import { Input, Label, Text, TextField } from 'react-aria-components'
import type { PanelForm } from '../../../edit-messages.ts'
import { answerKindTitle } from '../../titles.ts'
import { words } from '../../words.ts'
import { usePanel } from '../panel-store.ts'
import { QuestionForm } from '../question-form.tsx'
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
    if (await change(words.form.question.added(label), fieldAdded(form, type, label))) onDone(true)
  }
  return (
    <QuestionForm
      title={words.form.question.add}
      submit={words.form.addIt}
      onSubmit={add}
      onCancel={() => onDone(false)}
    >
      <TextField className="field" value={label} onChange={setLabel} autoFocus isRequired>
        <Label>{words.form.question.whatIsRead}</Label>
        <Input placeholder={words.form.question.example} />
        <Text slot="description">
          {words.form.question.column(nameFor(label || words.form.question.example, taken))}
        </Text>
      </TextField>
      <Radios
        label={words.form.question.kind}
        options={data.fieldTypes.map((one) => ({ id: one.type, words: answerKindTitle(one.type) }))}
        value={wanted}
        onChange={want}
      />
    </QuestionForm>
  )
}

import { useState } from 'react'
import type { PanelForm } from '../../../edit-messages.ts'
import { Radios } from '../../radios.tsx'
import { answerKindTitle } from '../../titles.ts'
import { words } from '../../words.ts'
import { usePanel } from '../panel-store.ts'
import { QuestionForm, TextQuestion } from '../question-form.tsx'
import { fieldsOf } from './form-fields.ts'
import { fieldAdded, nameFor } from './form-operations.ts'

/** Adds a question to a form: asks for its label and the type of its answer. */
export function AddQuestion({ form, onDone }: { form: PanelForm; onDone: (isDone: boolean) => void }) {
  const { data, change } = usePanel()
  const [label, setLabel] = useState('')
  const [chosen, setChosen] = useState('text')
  const type = data.fieldTypes.find((one) => one.type === chosen)
  const taken = fieldsOf(form).map(({ name }) => name)
  const add = async () => {
    if (label === '' || !type) return
    if (await change(words.editing.added(label), fieldAdded(form, type, label))) onDone(true)
  }
  return (
    <QuestionForm
      title={words.form.question.add}
      submit={words.form.addIt}
      onSubmit={add}
      onCancel={() => onDone(false)}
    >
      <TextQuestion
        label={words.form.question.whatIsRead}
        placeholder={words.form.question.example}
        about={words.form.question.column(nameFor(label || words.form.question.example, taken))}
        value={label}
        onChange={setLabel}
        autoFocus
        isRequired
      />
      <Radios
        label={words.form.question.kind}
        options={data.fieldTypes.map((one) => ({ id: one.type, words: answerKindTitle(one.type) }))}
        value={chosen}
        onChange={setChosen}
      />
    </QuestionForm>
  )
}

import { useState } from 'react'
import { Input, Label, Text, TextField } from 'react-aria-components'
import { words } from '../../words.ts'
import { usePanel } from '../panel-store.ts'
import { QuestionForm } from '../question-form.tsx'
import { startForm } from './start-form.ts'

const isName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)

/** `onDone` is given the name of the form that is there now. */
export function AddForm({ isFirst, onDone }: { isFirst: boolean; onDone: (name?: string) => void }) {
  const { data, change } = usePanel()
  const [name, setName] = useState(isFirst ? 'contact' : '')
  const isTaken = data.forms.some((form) => form.name === name)
  const add = async () => {
    if (!isName(name) || isTaken) return
    const isDone = await change(words.form.added(name), [
      { do: 'set', path: ['forms', name], value: startForm(name, data) },
    ])
    if (isDone) onDone(name)
  }
  return (
    <QuestionForm
      title={words.form.add}
      submit={words.form.addIt}
      onSubmit={add}
      onCancel={isFirst ? undefined : () => onDone()}
    >
      {isFirst && <p className="quiet">{words.form.noneYet}</p>}
      <TextField
        className="field"
        value={name}
        onChange={setName}
        autoFocus={!isFirst}
        isInvalid={isTaken || (name !== '' && !isName(name))}
      >
        <Label>{words.form.name}</Label>
        <Input placeholder={words.form.nameExample} />
        <Text slot="description">{isTaken ? words.form.taken : words.form.nameAbout}</Text>
      </TextField>
    </QuestionForm>
  )
}

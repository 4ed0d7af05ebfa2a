import { useState } from 'react'
import { words } from '../../words.ts'
import { usePanel } from '../panel-store.ts'
import { QuestionForm, TextQuestion } from '../question-form.tsx'
import { startForm } from './start-form.ts'

const isName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)

/** `onDone` gets the name of the new form. */
export function AddForm({ isFirst, onDone }: { isFirst: boolean; onDone: (name?: string) => void }) {
  const { data, change } = usePanel()
  const [name, setName] = useState(isFirst ? 'contact' : '')
  const isTaken = data.forms.some((form) => form.name === name)
  const add = async () => {
    if (!isName(name) || isTaken) return
    const isDone = await change(words.editing.added(`${words.panel.tabs.form} ${name}`), [
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
      <TextQuestion
        label={words.form.name}
        placeholder={words.form.nameExample}
        about={isTaken ? words.form.taken : words.form.nameAbout}
        value={name}
        onChange={setName}
        autoFocus={!isFirst}
        isInvalid={isTaken || (name !== '' && !isName(name))}
      />
    </QuestionForm>
  )
}

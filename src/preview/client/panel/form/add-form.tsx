import { useState } from 'react'
import { Input, Label, Text, TextField } from 'react-aria-components'
import { AskedForm } from '../asked-form.tsx'
import { usePanel } from '../panel-store.ts'
import { startForm } from './start-form.ts'

const isName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)

/** `onDone` is given the name of the form that is there now. */
export function AddForm({ isFirst, onDone }: { isFirst: boolean; onDone: (name?: string) => void }) {
  const { data, change } = usePanel()
  const [name, setName] = useState(isFirst ? 'contact' : '')
  const isTaken = data.forms.some((form) => form.name === name)
  const add = async () => {
    if (!isName(name) || isTaken) return
    const isDone = await change(`Form ${name} added`, [
      { do: 'set', path: ['forms', name], value: startForm(name, data) },
    ])
    if (isDone) onDone(name)
  }
  return (
    <AskedForm title="Add a form" submit="Add it" onSubmit={add} onCancel={isFirst ? undefined : () => onDone()}>
      {isFirst && <p className="quiet">This site has no form yet.</p>}
      <TextField
        className="field"
        value={name}
        onChange={setName}
        autoFocus={!isFirst}
        isInvalid={isTaken || (name !== '' && !isName(name))}
      >
        <Label>Its name</Label>
        <Input placeholder="booking" />
        <Text slot="description">
          {isTaken
            ? 'There is such a form already.'
            : 'For you alone: small letters, digits and dashes. It begins with name, e-mail address and message.'}
        </Text>
      </TextField>
    </AskedForm>
  )
}

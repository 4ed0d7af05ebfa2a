// The forms of the site: their questions, and what the rest of each form says.
import { useState } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import type { PanelForm } from '../../../edit-messages.ts'
import { FieldGroup } from '../field-group.tsx'
import { usePanel } from '../panel-store.ts'
import { Radios } from '../radios.tsx'
import { AddForm } from './add-form.tsx'
import { Questions } from './questions.tsx'

/** `asked`: the form that is shown first; left out, the one on the page. */
export function FormTab({ asked }: { asked?: string }) {
  const { data } = usePanel()
  const { forms, path } = data
  const [chosen, choose] = useState(asked)
  const [isAdding, add] = useState(false)
  const shown = forms.find(({ name }) => name === chosen) ?? forms.find(({ pages }) => pages.includes(path)) ?? forms[0]
  if (isAdding || !shown)
    return (
      <AddForm
        isFirst={!shown}
        onDone={(name) => {
          add(false)
          if (name !== undefined) choose(name)
        }}
      />
    )
  return (
    <>
      {forms.length > 1 && (
        <Radios
          label="Form"
          options={forms.map(({ name, pages }) => ({ id: name, words: name, about: placeOf(pages) }))}
          value={shown.name}
          onChange={choose}
        />
      )}
      <FormParts key={shown.name} form={shown} />
      <div className="row">
        <Button className="small" onPress={() => add(true)}>
          Add another form
        </Button>
      </div>
    </>
  )
}

const placeOf = (pages: readonly string[]) =>
  pages.length > 0 ? `on ${pages.join(', ')}` : 'on no page: add the section request-form to one'

function FormParts({ form }: { form: PanelForm }) {
  const { data } = usePanel()
  const { hosted } = data
  return (
    <>
      <h2>Questions of “{form.name}”</h2>
      <p className="quiet">The form is {placeOf(form.pages)}.</p>
      <Questions form={form} />
      {hosted && hosted.behind.length > 0 && (
        <details className="hint">
          <summary>
            The hosted project does not know everything yet: <code>{hosted.command}</code> brings it up to date.
          </summary>
          <ul>
            {hosted.behind.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <Disclosure className="part">
        <Heading level={2}>
          <Button slot="trigger" className="part-name">
            Button, answers, mails and limits
          </Button>
        </Heading>
        <DisclosurePanel>
          <FieldGroup schema={form.schema} value={form.value} at={form.at} />
        </DisclosurePanel>
      </Disclosure>
    </>
  )
}

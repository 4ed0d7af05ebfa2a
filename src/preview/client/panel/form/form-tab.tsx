// The tab of the site's forms: questions and other settings of the chosen form.
import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { PanelForm } from '../../../edit-messages.ts'
import { Radios } from '../../radios.tsx'
import { blockTitle, fieldTitle } from '../../titles.ts'
import { inEditorLanguage, words } from '../../words.ts'
import { Described } from '../described.tsx'
import { FieldGroup } from '../field-group.tsx'
import { usePanel } from '../panel-store.ts'
import { Folded } from '../parts-tab.tsx'
import { QuestionForm, TextQuestion } from '../question-form.tsx'
import { Questions } from './questions.tsx'
import { startForm } from './start-form.ts'

/** `first`: name of the form to show first; the form on the page by default. */
export function FormTab({ first }: { first?: string }) {
  const { data } = usePanel()
  const { forms, path } = data
  const [chosen, setChosen] = useState(first)
  const [isAdding, setAdding] = useState(false)
  const shown = forms.find(({ name }) => name === chosen) ?? forms.find(({ pages }) => pages.includes(path)) ?? forms[0]
  if (isAdding || !shown)
    return (
      <AddForm
        isFirst={!shown}
        onDone={(name) => {
          setAdding(false)
          if (name !== undefined) setChosen(name)
        }}
      />
    )
  return (
    <>
      {forms.length > 1 && (
        <Radios
          label={words.panel.tabs.form}
          options={forms.map(({ name, pages }) => ({ id: name, words: name, about: placeOf(pages) }))}
          value={shown.name}
          onChange={setChosen}
        />
      )}
      <FormParts key={shown.name} form={shown} />
      <div className="row">
        <Button onPress={() => setAdding(true)}>{words.form.add}</Button>
      </div>
    </>
  )
}

const placeOf = (pages: readonly string[]) =>
  pages.length > 0 ? words.editing.onPage(words.list(pages)) : words.form.onNoPage(blockTitle('request-form'))

function FormParts({ form }: { form: PanelForm }) {
  const { data } = usePanel()
  const { hosted } = data
  return (
    <>
      <h2>{words.panel.sections.questions(form.name)}</h2>
      <p className="quiet">{words.form.isWhere(placeOf(form.pages))}</p>
      <Questions form={form} />
      {hosted && hosted.behind.length > 0 && (
        <details className="hint">
          <summary>
            <Described>{words.form.hosted(`\`${hosted.command}\``)}</Described>
          </summary>
          <ul>
            {hosted.behind.map((line) => (
              <li key={line}>{inEditorLanguage(line)}</li>
            ))}
          </ul>
        </details>
      )}
      <Folded title={words.form.rest}>
        <FieldGroup schema={form.schema} value={form.value} at={form.at} />
      </Folded>
    </>
  )
}

const isName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)

/** `onDone` gets the name of the new form. */
function AddForm({ isFirst, onDone }: { isFirst: boolean; onDone: (name?: string) => void }) {
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
      submit={words.panel.fields.addName}
      onSubmit={add}
      onCancel={isFirst ? undefined : () => onDone()}
    >
      {isFirst && <p className="quiet">{words.form.noneYet}</p>}
      <TextQuestion
        label={fieldTitle('name')}
        placeholder={words.form.nameExample}
        about={isTaken ? words.editing.taken : words.form.nameAbout}
        value={name}
        onChange={setName}
        autoFocus={!isFirst}
        isInvalid={isTaken || (name !== '' && !isName(name))}
      />
    </QuestionForm>
  )
}

// The questions of a form: adds, moves, copies and removes them, and shows the fields of the opened one.
import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { PanelForm, RequestedOperation } from '../../../edit-messages.ts'
import { Radios } from '../../radios.tsx'
import { answerKindTitle, descriptionInWords } from '../../titles.ts'
import { words } from '../../words.ts'
import { FieldGroup } from '../field-group.tsx'
import { ItemList } from '../item-list.tsx'
import { PanelContext, usePanel } from '../panel-store.ts'
import { QuestionForm, TextQuestion } from '../question-form.tsx'
import { useOpenedItem } from '../use-opened-item.ts'
import { ConditionField } from './condition-field.tsx'
import { withDependentChanges } from './field-changes.ts'
import { namedBy, panelFields } from './form-fields.ts'
import { fieldAdded, fieldCopied, fieldRemoved, nameFor } from './form-operations.ts'

/** Scrolls the opened question's fields into view, which a small screen may not show. */
const scrollIntoView = (section: HTMLElement | null) => {
  section?.scrollIntoView({ block: 'nearest' })
}

export function Questions({ form }: { form: PanelForm }) {
  const host = usePanel()
  const { data, change } = host
  const [isAdding, setAdding] = useState(false)
  const [isBack, setBack] = useState(false)
  const fields = panelFields(form)
  const at = [...form.at, 'fields']
  const labelOf = (index: number) => fields[index]?.label ?? ''
  const { setOpened, opening } = useOpenedItem(at, labelOf)
  const { opened } = opening
  const field = opened === undefined ? undefined : fields[opened]
  const type = data.fieldTypes.find((one) => one.type === field?.type)
  const complete = (operations: RequestedOperation[]) =>
    operations.flatMap((operation) => withDependentChanges(operation, form, data.fieldTypes))
  const changeAll: typeof change = (label, operations) => change(label, complete(operations), { complete })
  if (isAdding)
    return (
      <AddQuestion
        form={form}
        onDone={(isDone) => {
          setAdding(false)
          setBack(true)
          if (isDone) setOpened(fields.length)
        }}
      />
    )
  return (
    <>
      <ItemList
        {...opening}
        label={words.form.question.all}
        items={fields.map(({ label, name, type, value }) => ({
          words: label || name,
          marks: [
            answerKindTitle(type),
            ...(value.required === true ? [words.form.question.required] : []),
            ...(value.when === undefined ? [] : [words.form.question.sometimes]),
          ],
        }))}
        onCopy={(index) => void change(words.editing.copied(labelOf(index)), fieldCopied(form, index))}
        onRemove={(index) => {
          setOpened(undefined)
          void change(words.editing.removed(labelOf(index)), fieldRemoved(form, index), {
            says: namedBy(form, index),
          })
        }}
        mayRemove={fields.length > 1}
      />
      {field && type && opened !== undefined && (
        <PanelContext value={{ ...host, change: changeAll }}>
          <section
            className="item-fields"
            aria-label={words.form.question.numbered(opened + 1)}
            key={opened}
            ref={scrollIntoView}
          >
            <h3>{field.label}</h3>
            <p className="quiet">{descriptionInWords(type.about)}</p>
            <FieldGroup schema={type.schema} value={field.value} at={[...at, opened]} hidden={['when']} />
            <ConditionField form={form} index={opened} />
          </section>
        </PanelContext>
      )}
      <Button className="main" onPress={() => setAdding(true)} autoFocus={isBack}>
        {words.form.question.add}
      </Button>
    </>
  )
}

/** Adds a question to a form: asks for its label and the type of its answer. */
function AddQuestion({ form, onDone }: { form: PanelForm; onDone: (isDone: boolean) => void }) {
  const { data, change } = usePanel()
  const [label, setLabel] = useState('')
  const [chosen, setChosen] = useState('text')
  const type = data.fieldTypes.find((one) => one.type === chosen)
  const taken = panelFields(form).map(({ name }) => name)
  const add = async () => {
    if (label === '' || !type) return
    if (await change(words.editing.added(label), fieldAdded(form, type, label))) onDone(true)
  }
  return (
    <QuestionForm
      title={words.form.question.add}
      submit={words.panel.fields.addName}
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

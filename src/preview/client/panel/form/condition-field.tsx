// A field for a question's condition: asked always, or only after a certain answer to an earlier question.
import { isGroup } from '../../../../site/groups.ts'
import type { PanelForm } from '../../../edit-messages.ts'
import { inEditorLanguage, words } from '../../words.ts'
import { usePanel } from '../panel-store.ts'
import { TextValue } from '../text-value.tsx'
import { ChoiceField } from '../value-field.tsx'
import { panelFields } from './form-fields.ts'

export function ConditionField({ form, index }: { form: PanelForm; index: number }) {
  const { data, change } = usePanel()
  const fields = panelFields(form)
  const { name = '', type, label, value } = fields[index] ?? {}
  const when = isGroup(value?.when) ? value.when : undefined
  const schema = data.fieldTypes.find((one) => one.type === type)?.schema.properties?.when
  const at = [...form.at, 'fields', index, 'when']
  // A condition may only refer to earlier questions.
  const earlier = fields.slice(0, index).filter((one) => one.name !== name)
  const other = typeof when?.field === 'string' ? when.field : undefined
  const answers = other === undefined ? [] : (form.answers[other] ?? [])
  if (!schema || (earlier.length === 0 && other === undefined)) return null
  const setField = (field: string | undefined) => {
    const [first] = field === undefined ? [] : (form.answers[field] ?? [])
    void change(words.form.condition.changed(label ?? ''), [
      field === undefined
        ? { do: 'remove', path: at }
        : { do: 'set', path: at, value: { field, is: first?.value ?? 'yes' } },
    ])
  }
  const answer = {
    name: words.form.condition.onlyWhere,
    schema: schema.properties?.is ?? {},
    at: [...at, 'is'],
    isRequired: true,
  }
  const names = new Set([...earlier.map((one) => one.name), ...(other === undefined ? [] : [other])])
  return (
    <div className="fields">
      <ChoiceField
        name={words.form.condition.asked}
        schema={schema}
        value={other}
        at={at}
        isRequired={false}
        options={[...names].map((one) => ({
          id: one,
          words: one,
          about: fields.find((field) => field.name === one)?.label,
        }))}
        none={{ words: words.form.condition.always, about: words.form.condition.whateverElse }}
        onChoose={setField}
      />
      {when && answers.length > 0 && (
        <ChoiceField
          {...answer}
          value={String(when.is === 'yes' ? true : when.is)}
          options={answers.map(({ value, label }) => ({
            id: String(value),
            words: String(value),
            about: typeof value === 'boolean' ? inEditorLanguage(label) : label,
          }))}
          onChoose={(chosen) => {
            const value = answers.find((answer) => String(answer.value) === chosen)?.value
            if (value !== undefined)
              void change(words.form.condition.changed(label ?? ''), [{ do: 'set', path: answer.at, value }])
          }}
        />
      )}
      {when && answers.length === 0 && <TextValue {...answer} value={when.is} />}
    </div>
  )
}

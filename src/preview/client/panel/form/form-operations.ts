// What is done to the file when a field of a form is added, changed or taken away, with everything that names it. What a type of
// field may have, and what it cannot do without, its schema says.
import type { Path } from '../../../../problems/finding.ts'
import type { AskedOperation, Json, PanelFieldType, PanelForm } from '../../../edit-messages.ts'
import { isGroup } from '../is-group.ts'
import { startOf } from '../start-of.ts'

export interface Field {
  name: string
  type: string
  label: string
  value: { [key: string]: Json }
}

type Form = Pick<PanelForm, 'at' | 'value'>

const text = (value: Json | undefined) => (typeof value === 'string' ? value : '')

export function fieldsOf({ value }: Pick<Form, 'value'>): Field[] {
  const list = isGroup(value) && Array.isArray(value.fields) ? value.fields : []
  return list.map((one) => {
    const field = isGroup(one) ? one : {}
    return { name: text(field.name), type: text(field.type), label: text(field.label), value: field }
  })
}

/** `Your company` as the name of a column, `your_company`, which no other field of the form has. */
export function nameFor(label: string, taken: readonly string[]): string {
  const stem =
    label
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mark}+/gu, '')
      .replaceAll('ß', 'ss')
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^[^a-z]+|_+$/g, '')
      .slice(0, 44) || 'question'
  let name = stem
  for (let number = 2; taken.includes(name); number++) name = `${stem}_${number}`
  return name
}

export function fieldAdded(form: Form, { type, schema, needs }: PanelFieldType, label: string): AskedOperation[] {
  const fields = fieldsOf(form)
  const name = nameFor(
    label,
    fields.map((field) => field.name),
  )
  const value = { name, type, label, ...started(schema, needs) }
  return [{ do: 'insert', path: [...form.at, 'fields', fields.length], value }]
}

const started = ({ properties = {} }: PanelFieldType['schema'], keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, startOf(properties[key] ?? {})]))

/** Two fields of a form share no name. */
export function fieldCopied(form: Form, index: number): AskedOperation[] {
  const fields = fieldsOf(form)
  const { name = '' } = fields[index] ?? {}
  const at = [...form.at, 'fields']
  const free = nameFor(
    name,
    fields.map((field) => field.name),
  )
  return [
    { do: 'duplicate', path: [...at, index] },
    { do: 'set', path: [...at, index + 1, 'name'], value: free },
  ]
}

/** Conditions on it go with it: the fields that have them are asked of everybody then. */
export function fieldRemoved(form: Form, index: number): AskedOperation[] {
  const { name } = fieldsOf(form)[index] ?? {}
  const at = [...form.at, 'fields']
  return [
    ...waitingFor(form, name).map(
      ({ index: other }): AskedOperation => ({ do: 'remove', path: [...at, other, 'when'] }),
    ),
    { do: 'remove', path: [...at, index] },
  ]
}

/** What else names the field, a sentence each. */
export function namedBy(form: Form, index: number): string[] {
  const { name, label } = fieldsOf(form)[index] ?? {}
  return [
    ...waitingFor(form, name).map(
      (other) => `“${other.label}” is asked only for one answer to “${label}”. From then on it is asked of everybody.`,
    ),
    ...mailTexts(form)
      .filter((mail) => mail.words.includes(`[${name}]`))
      .map(
        ({ at }) =>
          `The ${at.slice(-2).join(': ')} of the mail names it. Take “[${name}]” out of it, or it is sent as it is written.`,
      ),
  ]
}

/** Another name, type or answer for a field, with all that has to change with it. */
export function withAllThatFollows(
  operation: AskedOperation,
  form: Form,
  types: readonly PanelFieldType[],
): AskedOperation[] {
  const [index, key, choice, part] = operation.path.slice(form.at.length + 1)
  if (operation.do !== 'set' || operation.path[form.at.length] !== 'fields' || typeof index !== 'number')
    return [operation]
  const field = fieldsOf(form)[index]
  if (!field || typeof operation.value !== 'string') return [operation]
  if (key === 'name' && choice === undefined) return [operation, ...renamed(form, field.name, operation.value)]
  if (key === 'type')
    return [
      operation,
      ...retyped(
        form,
        index,
        types.find(({ type }) => type === operation.value),
      ),
    ]
  if (key !== 'choices' || part !== 'value') return [operation]
  const choices = Array.isArray(field.value.choices) ? field.value.choices : []
  const before = choices[Number(choice)]
  const was = isGroup(before) ? before.value : undefined
  const others = waitingFor(form, field.name).filter(({ is }) => is === was)
  return [
    operation,
    ...others.map(({ index: other }) => setAt([...form.at, 'fields', other, 'when', 'is'], operation.value)),
  ]
}

const setAt = (path: Path, value: Json): AskedOperation => ({ do: 'set', path, value })

const renamed = (form: Form, from: string, to: Json): AskedOperation[] => [
  ...waitingFor(form, from).map(({ index }) => setAt([...form.at, 'fields', index, 'when', 'field'], to)),
  ...mailTexts(form)
    .filter(({ words }) => words.includes(`[${from}]`))
    .map(({ at, words }) => setAt([...form.at, ...at], words.replaceAll(`[${from}]`, `[${to}]`))),
]

/** Settings that the new type does not have go; what it cannot do without comes. */
function retyped(form: Form, index: number, type: PanelFieldType | undefined): AskedOperation[] {
  const { value } = fieldsOf(form)[index] ?? { value: {} }
  if (!type) return []
  const at = [...form.at, 'fields', index]
  const known = type.schema.properties ?? {}
  return [
    ...Object.keys(value)
      .filter((key) => !Object.hasOwn(known, key))
      .map((key): AskedOperation => ({ do: 'remove', path: [...at, key] })),
    ...Object.entries(started(type.schema, type.needs))
      .filter(([key]) => !Object.hasOwn(value, key))
      .map(([key, start]) => setAt([...at, key], start)),
  ]
}

/** Fields that are asked only for an answer of the field. */
const waitingFor = (form: Form, name: string | undefined) =>
  fieldsOf(form).flatMap(({ label, value: { when } }, index) =>
    isGroup(when) && when.field === name ? [{ index, label, is: when.is }] : [],
  )

/** Texts of the form's mails, by where they stand in it. */
function mailTexts({ value }: Pick<Form, 'value'>): { at: Path; words: string }[] {
  const textsIn = (inner: Json | undefined, at: Path): { at: Path; words: string }[] =>
    typeof inner === 'string'
      ? [{ at, words: inner }]
      : isGroup(inner)
        ? Object.entries(inner).flatMap(([key, one]) => textsIn(one, [...at, key]))
        : []
  return isGroup(value) ? textsIn(value.mail, ['mail']) : []
}

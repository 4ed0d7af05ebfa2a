// Reads the fields of a form in the manifest, and finds what refers to one of them.
import type { Path } from '../../../../problems/finding.ts'
import { everyValue, groupsOnly, isGroup } from '../../../../site/groups.ts'
import type { Json, PanelFieldType, PanelForm } from '../../../edit-messages.ts'
import { words } from '../../words.ts'
import { startingValue } from '../starting-value.ts'

export interface FieldOfForm {
  name: string
  type: string
  label: string
  value: { [key: string]: Json }
}

export type Form = Pick<PanelForm, 'at' | 'value'>

const text = (value: Json | undefined) => (typeof value === 'string' ? value : '')

export function panelFields({ value }: Pick<Form, 'value'>): FieldOfForm[] {
  const list = isGroup(value) && Array.isArray(value.fields) ? value.fields : []
  return list.map((one) => {
    const field = isGroup(one) ? one : {}
    return { name: text(field.name), type: text(field.type), label: text(field.label), value: field }
  })
}

/** Initial values of the settings that a type requires. */
export const started = ({ properties = {} }: PanelFieldType['schema'], keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, startingValue(properties[key] ?? {})]))

/** Fields whose condition refers to the named field. */
export const waitingFor = (form: Form, name: string | undefined) =>
  panelFields(form).flatMap(({ label, value: { when } }, index) =>
    isGroup(when) && when.field === name ? [{ index, label, is: when.is }] : [],
  )

/** Texts of the form's mails, with their paths in the form. */
export const mailTexts = ({ value: form }: Pick<Form, 'value'>): { at: Path; words: string }[] =>
  [...everyValue(groupsOnly(form).mail, ['mail'])].flatMap(({ value, path }) =>
    typeof value === 'string' ? [{ at: [...path], words: value }] : [],
  )

/** Sentences about everything that refers to the field. */
export function namedBy(form: Form, index: number): string[] {
  const { name, label } = panelFields(form)[index] ?? {}
  return [
    ...waitingFor(form, name).map((other) => words.form.waits(other.label, label ?? '')),
    ...mailTexts(form)
      .filter((mail) => mail.words.includes(`[${name}]`))
      .map(({ at }) => words.form.inMail(at.slice(-2).join(': '), name ?? '')),
  ]
}

// What is done to the file when a field of a form is added, copied or taken away, with everything that names it. What a type of field
// may have, and what it cannot do without, its schema says.
import { freeName, slugged } from '../../../../site/slug.ts'
import type { PanelFieldType, RequestedOperation } from '../../../edit-messages.ts'
import { type Form, fieldsOf, started, waitingFor } from './form-fields.ts'

/** `Your company` as the name of a column, `your_company`, which no other field of the form has. */
export function nameFor(label: string, taken: readonly string[]): string {
  const stem =
    slugged(label)
      .replaceAll('-', '_')
      .replace(/^[^a-z]+/, '')
      .slice(0, 44) || 'question'
  return freeName(
    stem,
    (name) => taken.includes(name),
    (number) => `${stem}_${number}`,
  )
}

export function fieldAdded(form: Form, { type, schema, needs }: PanelFieldType, label: string): RequestedOperation[] {
  const fields = fieldsOf(form)
  const name = nameFor(
    label,
    fields.map((field) => field.name),
  )
  const value = { name, type, label, ...started(schema, needs) }
  return [{ do: 'insert', path: [...form.at, 'fields', fields.length], value }]
}

/** Two fields of a form share no name. */
export function fieldCopied(form: Form, index: number): RequestedOperation[] {
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
export function fieldRemoved(form: Form, index: number): RequestedOperation[] {
  const { name } = fieldsOf(form)[index] ?? {}
  const at = [...form.at, 'fields']
  return [
    ...waitingFor(form, name).map(
      ({ index: other }): RequestedOperation => ({ do: 'remove', path: [...at, other, 'when'] }),
    ),
    { do: 'remove', path: [...at, index] },
  ]
}

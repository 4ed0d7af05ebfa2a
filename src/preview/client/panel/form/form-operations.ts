// Operations that add, copy or remove a field of a form, including the conditions that refer to it.
import { freeName, slugged } from '../../../../site/slug.ts'
import type { PanelFieldType, RequestedOperation } from '../../../edit-messages.ts'
import { type Form, panelFields, started, waitingFor } from './form-fields.ts'

/** A column name for a label that no other field has: `your_company` for "Your company". */
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

const namesOf = (fields: ReturnType<typeof panelFields>) => fields.map(({ name }) => name)

export function fieldAdded(form: Form, { type, schema, needs }: PanelFieldType, label: string): RequestedOperation[] {
  const fields = panelFields(form)
  const value = { name: nameFor(label, namesOf(fields)), type, label, ...started(schema, needs) }
  return [{ do: 'insert', path: [...form.at, 'fields', fields.length], value }]
}

/** Duplicates a field; the copy gets a free name. */
export function fieldCopied(form: Form, index: number): RequestedOperation[] {
  const fields = panelFields(form)
  const { name = '' } = fields[index] ?? {}
  const at = [...form.at, 'fields']
  return [
    { do: 'duplicate', path: [...at, index] },
    { do: 'set', path: [...at, index + 1, 'name'], value: nameFor(name, namesOf(fields)) },
  ]
}

/** Removes a field and the conditions that refer to it: those questions are then always asked. */
export function fieldRemoved(form: Form, index: number): RequestedOperation[] {
  const { name } = panelFields(form)[index] ?? {}
  const at = [...form.at, 'fields']
  return [
    ...waitingFor(form, name).map(
      ({ index: other }): RequestedOperation => ({ do: 'remove', path: [...at, other, 'when'] }),
    ),
    { do: 'remove', path: [...at, index] },
  ]
}

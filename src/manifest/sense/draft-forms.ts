// Reads the fields of a form as far as they are valid.
import type { Path } from '../../problems/finding.ts'
import { groupItems, textOnly } from '../../site/groups.ts'
import type { Draft } from './draft.ts'

export interface DraftField {
  name?: string
  type?: string
  fields: Record<string, unknown>
  path: Path
}

export interface DraftChoice {
  value?: string
  label?: string
  path: Path
}

export const draftFields = (form: string, declared: Record<string, unknown>): DraftField[] =>
  groupItems(declared.fields).map(([at, fields]) => {
    const { name, type } = fields
    return { name: textOnly(name), type: textOnly(type), fields, path: ['forms', form, 'fields', at] }
  })

/** Returns the fields of a form by its name; an empty list where there is none. */
export const fieldsNamed = ({ forms }: Pick<Draft, 'forms'>, form: string): DraftField[] =>
  draftFields(form, forms.get(form) ?? {})

/** False if a field is unreadable or has no name. */
export const hasAllNames = (form: string, declared: Record<string, unknown>): boolean =>
  Array.isArray(declared.fields) &&
  draftFields(form, declared).filter(({ name }) => name !== undefined).length === declared.fields.length

/** Returns the possible answers; undefined if a choice is unreadable or has no value. */
export function valuesOf(field: DraftField): string[] | undefined {
  const { choices } = field.fields
  const values = choicesOf(field).flatMap(({ value }) => value ?? [])
  return Array.isArray(choices) && values.length === choices.length ? values : undefined
}

export const choicesOf = ({ fields, path }: DraftField): DraftChoice[] =>
  groupItems(fields.choices).map(([at, { value, label }]) => ({
    value: textOnly(value),
    label: textOnly(label),
    path: [...path, 'choices', at],
  }))

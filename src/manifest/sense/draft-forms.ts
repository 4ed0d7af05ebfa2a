// Reads the fields of a form as far as they are valid.

import type { Path } from '../../problems/finding.ts'
import { isGroup, textOnly } from '../../site/groups.ts'
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

export function draftFields(form: string, declared: Record<string, unknown>): DraftField[] {
  const fields: unknown[] = Array.isArray(declared.fields) ? declared.fields : []
  return fields.flatMap((field, at) =>
    isGroup(field)
      ? [{ name: textOnly(field.name), type: textOnly(field.type), fields: field, path: ['forms', form, 'fields', at] }]
      : [],
  )
}

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

export function choicesOf({ fields, path }: DraftField): DraftChoice[] {
  const choices: unknown[] = Array.isArray(fields.choices) ? fields.choices : []
  return choices.flatMap((choice, at) =>
    isGroup(choice)
      ? [{ value: textOnly(choice.value), label: textOnly(choice.label), path: [...path, 'choices', at] }]
      : [],
  )
}

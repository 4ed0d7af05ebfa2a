// The fields of a form as far as they can be read.

import type { Path } from '../../problems/finding.ts'
import { isGroup } from '../groups.ts'

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

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export function fieldsOf(form: string, declared: Record<string, unknown>): DraftField[] {
  const fields: unknown[] = Array.isArray(declared.fields) ? declared.fields : []
  return fields.flatMap((field, at) =>
    isGroup(field)
      ? [{ name: textOf(field.name), type: textOf(field.type), fields: field, path: ['forms', form, 'fields', at] }]
      : [],
  )
}

export function choicesOf({ fields, path }: DraftField): DraftChoice[] {
  const choices: unknown[] = Array.isArray(fields.choices) ? fields.choices : []
  return choices.flatMap((choice, at) =>
    isGroup(choice)
      ? [{ value: textOf(choice.value), label: textOf(choice.label), path: [...path, 'choices', at] }]
      : [],
  )
}

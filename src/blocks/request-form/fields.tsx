import type { FormDeclaration, FormField } from '../../../supabase/functions/_shared/form.ts'
import type { Mistakes } from '../../../supabase/functions/_shared/form-rules.ts'
import { controlOf } from '../../forms/controls.ts'
import { Field } from './field.tsx'

interface FieldsProps {
  declaration: FormDeclaration
  mistakes: Mistakes
  texts: { optional: string }
}

/** All fields in the declared order, short neighbours side by side. */
export function Fields({ declaration, mistakes, texts }: FieldsProps) {
  const paired = pairs(declaration.fields)
  return declaration.fields.map((field) => {
    const { Control, isHidden } = controlOf(field)
    const props = { form: declaration, field, mistake: mistakes[field.name], optional: texts.optional }
    return isHidden ? (
      <Control key={field.name} {...props} unchecked={[]} />
    ) : (
      <Field key={field.name} {...props} wide={!paired.has(field)} />
    )
  })
}

// A conditional field is never paired: its neighbour would jump when it appears.
const isShort = (field: FormField) => !field.when && controlOf(field).isShort === true

/** The fields that share a row with a neighbour. */
export function pairs(fields: FormField[]): Set<FormField> {
  const paired = new Set<FormField>()
  const visible = fields.filter((field) => !controlOf(field).isHidden)
  for (let at = 0; at + 1 < visible.length; at++) {
    const [one, other] = visible.slice(at, at + 2)
    if (!one || !other || !isShort(one) || !isShort(other)) continue
    paired.add(one).add(other)
    at++
  }
  return paired
}

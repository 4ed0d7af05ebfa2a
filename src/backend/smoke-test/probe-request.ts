// Makes a request that looks like a visitor's and is labelled as a test.
import type { FormDeclaration, FormField, Payload } from '../../../supabase/functions/_shared/form.ts'
import { fieldTypeOf } from '../../forms/field-types.ts'
import { isAsked } from '../../forms/rules.ts'

/** Returns answers that the form accepts, each required field included; `mark` appears in texts that people and mails show. */
export function probeRequestFor(form: FormDeclaration, mark: string): Payload {
  const answers = Object.fromEntries(form.fields.map((field) => [field.name, answerTo(field, mark)]))
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => {
      const field = form.fields.find((each) => each.name === name)
      return field !== undefined && isAsked(form, field, answers)
    }),
  )
}

function answerTo(field: FormField, mark: string): Payload[string] {
  const type = fieldTypeOf(field.type)
  if (!type) throw new Error(`There is no type of field called "${field.type}".`)
  return type.sample(field, mark)
}

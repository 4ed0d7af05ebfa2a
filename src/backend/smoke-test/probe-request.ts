// A request that looks like a visitor's and says that it is none.
import type { FormDeclaration, FormField, Payload } from '../../../supabase/functions/_shared/form.ts'
import { isAsked } from '../../../supabase/functions/_shared/form-rules.ts'

/** Answers that the form takes: every field it asks for, with a label that people and mails show. */
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
  const choice = field.choices?.[0]?.value ?? ''
  switch (field.type) {
    case 'email':
      return `doctor-${mark}@example.com`
    case 'tel':
      return '000'
    case 'checkbox':
      return true
    case 'checkboxes':
      return [choice]
    case 'number':
      return Number(field.from ?? field.to ?? 0)
    case 'date':
      return field.from ?? field.to ?? '2026-01-01'
    case 'hidden':
      return field.value ?? ''
    case 'select':
    case 'radio':
      return choice
    default:
      return [...`Test by npm run doctor ${mark}`].slice(0, field.max).join('').trim()
  }
}

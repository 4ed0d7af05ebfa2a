import type { FormDeclaration, Payload } from '../../../supabase/functions/_shared/form.ts'
import { filledIn, type Mistakes, readEntries, validate } from '../../../supabase/functions/_shared/form-rules.ts'

/** What is in the form: the body to send, or a sentence for each field at fault. */
export function readForm(
  declaration: FormDeclaration,
  form: HTMLFormElement,
): { ok: true; body: Payload } | { ok: false; fields: Mistakes } {
  const answers = readEntries(declaration, new FormData(form))
  const checked = validate(declaration, answers)
  const fields = { ...halfDates(declaration, form), ...(checked.ok ? {} : checked.fields) }
  if (!checked.ok || Object.keys(fields).length) return { ok: false, fields: inOrder(declaration, fields) }
  const trap = answers[declaration.honeypot]
  // Empty it is left out; filled in it goes along, so that the function can mark the request.
  return { ok: true, body: trap ? { ...checked.payload, [declaration.honeypot]: `${trap}` } : checked.payload }
}

/** A date that is only begun reads as empty; the browser alone knows that something stands there. */
function halfDates({ fields, messages }: FormDeclaration, form: HTMLFormElement): Mistakes {
  const half = fields.filter(({ name, type }) => {
    const control = type === 'date' ? form.elements.namedItem(name) : null
    return control instanceof HTMLInputElement && !control.disabled && control.validity.badInput
  })
  return Object.fromEntries(half.map((field) => [field.name, filledIn(messages.date, field)]))
}

const inOrder = ({ fields }: FormDeclaration, mistakes: Mistakes): Mistakes =>
  Object.fromEntries(
    fields.flatMap(({ name }) => (mistakes[name] === undefined ? [] : [[name, mistakes[name]] as const])),
  )

import type { FormDeclaration, Payload } from '../../../supabase/functions/_shared/form.ts'
import { type Mistakes, sentence } from '../../../supabase/functions/_shared/form-rules.ts'
import { controlOf } from '../../forms/controls.ts'
import { readEntries, validate } from '../../forms/rules.ts'

/** What is in the form: the body to send, or a sentence for each field at fault. */
export function readForm(
  declaration: FormDeclaration,
  form: HTMLFormElement,
): { ok: true; body: Payload } | { ok: false; fields: Mistakes } {
  const answers = readEntries(declaration, new FormData(form))
  const checked = validate(declaration, answers)
  const fields = { ...unfinished(declaration, form), ...(checked.ok ? {} : checked.fields) }
  if (!checked.ok || Object.keys(fields).length) return { ok: false, fields: inOrder(declaration, fields) }
  const trap = answers[declaration.honeypot]
  // Empty it is left out; filled in it goes along, so that the function can mark the request.
  return { ok: true, body: trap ? { ...checked.payload, [declaration.honeypot]: `${trap}` } : checked.payload }
}

/** A date that is only begun reads as empty; the browser alone knows that something stands there. */
function unfinished(declaration: FormDeclaration, form: HTMLFormElement): Mistakes {
  return Object.fromEntries(
    declaration.fields.flatMap((field) => {
      const { unfinished: key } = controlOf(field)
      const control = key === undefined ? null : form.elements.namedItem(field.name)
      const isHalf = control instanceof HTMLInputElement && !control.disabled && control.validity.badInput
      return key !== undefined && isHalf ? [[field.name, sentence(declaration, field, key)]] : []
    }),
  )
}

const inOrder = ({ fields }: FormDeclaration, mistakes: Mistakes): Mistakes =>
  Object.fromEntries(
    fields.flatMap(({ name }) => (mistakes[name] === undefined ? [] : [[name, mistakes[name]] as const])),
  )

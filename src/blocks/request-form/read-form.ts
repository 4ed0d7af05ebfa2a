import type { FormDeclaration, Payload } from '../../../supabase/functions/_shared/form.ts'
import { fieldSentence, type Mistakes } from '../../../supabase/functions/_shared/form-rules.ts'
import { controlOf } from '../../forms/controls.ts'
import { readEntries, validate } from '../../forms/rules.ts'

/** Reads the form: returns the body to send, or a sentence for each invalid field. */
export function readForm(
  declaration: FormDeclaration,
  form: HTMLFormElement,
): { ok: true; body: Payload } | { ok: false; fields: Mistakes } {
  // Extensions of the browser add controls of their own.
  const own = new Set([...declaration.fields.map(({ name }) => name), declaration.honeypot])
  const entries = [...new FormData(form)].filter(([name]) => own.has(name))
  const answers = readEntries(declaration, entries)
  const checked = validate(declaration, answers)
  const fields = { ...unfinished(declaration, form), ...(checked.ok ? {} : checked.fields) }
  if (!checked.ok || Object.keys(fields).length) return { ok: false, fields: inOrder(declaration, fields) }
  const honeypot = answers[declaration.honeypot]
  // A filled honeypot is sent, so that the backend can mark the request.
  return { ok: true, body: honeypot ? { ...checked.payload, [declaration.honeypot]: `${honeypot}` } : checked.payload }
}

/** Mistakes for partly filled dates, whose value is empty: only the browser's `badInput` reports them. */
function unfinished(declaration: FormDeclaration, form: HTMLFormElement): Mistakes {
  return Object.fromEntries(
    declaration.fields.flatMap((field) => {
      const { unfinished: key } = controlOf(field)
      const control = key === undefined ? null : form.elements.namedItem(field.name)
      const isPartial = control instanceof HTMLInputElement && !control.disabled && control.validity.badInput
      return key !== undefined && isPartial ? [[field.name, fieldSentence(declaration, field, key)]] : []
    }),
  )
}

const inOrder = ({ fields }: FormDeclaration, mistakes: Mistakes): Mistakes =>
  Object.fromEntries(
    fields.flatMap(({ name }) => (mistakes[name] === undefined ? [] : [[name, mistakes[name]] as const])),
  )

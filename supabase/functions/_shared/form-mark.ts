// A hash of a form, by which `lectern doctor` finds a function that was deployed from an earlier state of the form.
import type { BackendForm } from './form.ts'

export const markHeader = 'x-form'

export async function markOf(form: BackendForm): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(form)))
  return [...new Uint8Array(hash).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

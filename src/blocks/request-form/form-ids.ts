// Names of places on the page. The function's answers to a browser without script lead to the first three.
import type { Choice, FormDeclaration, FormField } from '../../../supabase/functions/_shared/form.ts'

type Named = Pick<FormDeclaration, 'name'>

export const receivedId = (form: Named) => `${form.name}-received`
export const failedId = (form: Named) => `${form.name}-failed`
export const errorId = (form: Named, field: FormField) => `${form.name}-${field.name}-error`

export const controlId = (form: Named, field: FormField) => `${form.name}-${field.name}`
export const hintId = (form: Named, field: FormField) => `${form.name}-${field.name}-hint`
export const choiceId = (form: Named, field: FormField, choice: Choice) =>
  `${form.name}-${field.name}-is-${choice.value}`

/** What a link to the field focuses: the control, or the first of a group. */
export function focusId(form: Named, field: FormField): string {
  const first = field.type === 'radio' || field.type === 'checkboxes' ? field.choices?.[0] : undefined
  return first ? choiceId(form, field, first) : controlId(form, field)
}

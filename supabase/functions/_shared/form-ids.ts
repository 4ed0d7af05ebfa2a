// Ids of places on a form's page. The function's answers to a browser without script lead to the first three.
import type { Choice, FormDeclaration, FormField } from './form.ts'

type Named = Pick<FormDeclaration, 'name'>

export const receivedId = (form: Named) => `${form.name}-received`
export const failedId = (form: Named) => `${form.name}-failed`
export const errorId = (form: Named, field: Pick<FormField, 'name'>) => `${form.name}-${field.name}-error`

export const controlId = (form: Named, field: Pick<FormField, 'name'>) => `${form.name}-${field.name}`
export const hintId = (form: Named, field: Pick<FormField, 'name'>) => `${form.name}-${field.name}-hint`
export const choiceId = (form: Named, field: Pick<FormField, 'name'>, choice: Choice) =>
  `${form.name}-${field.name}-is-${choice.value}`

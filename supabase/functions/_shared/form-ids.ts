// Ids on a form's page. Responses to a browser without script lead to the first two and to the id of a broken rule.
import type { Choice, FormDeclaration, FormField } from './form.ts'

type FormWithName = Pick<FormDeclaration, 'name'>

export const receivedId = (form: FormWithName) => `${form.name}-received`
export const failedId = (form: FormWithName) => `${form.name}-failed`
export const errorId = (form: FormWithName, field: Pick<FormField, 'name'>) => `${form.name}-${field.name}-error`
/** Id of the message about a broken rule, shown without script; `rule` is its key among the form's messages. */
export const brokenRuleId = (form: FormWithName, field: Pick<FormField, 'name'>, rule: string) =>
  `${errorId(form, field)}-${rule}`

export const controlId = (form: FormWithName, field: Pick<FormField, 'name'>) => `${form.name}-${field.name}`
export const hintId = (form: FormWithName, field: Pick<FormField, 'name'>) => `${form.name}-${field.name}-hint`
export const choiceId = (form: FormWithName, field: Pick<FormField, 'name'>, choice: Choice) =>
  `${form.name}-${field.name}-is-${choice.value}`

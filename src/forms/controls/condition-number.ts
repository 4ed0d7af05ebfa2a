// Numbers the conditions of a form, so that styles can hide a field before any script runs: src/ui/variants/conditions.css.
import type { ConditionValue, FormDeclaration, FormField } from '../../../supabase/functions/_shared/form.ts'

/** The form value to compare with: a ticked box sends "yes", an unticked one nothing. */
export const sentValue = (is: ConditionValue) => (is === true ? 'yes' : is === false ? undefined : `${is}`)

/** The number, from 1, of the condition that this answer meets; undefined where no field depends on it. */
export function conditionNumber({ fields }: FormDeclaration, { name }: FormField, answer: string): number | undefined {
  const conditions = fields.flatMap(({ when }) => when ?? [])
  const at = conditions.findIndex(({ field, is }) => field === name && sentValue(is) === answer)
  return at < 0 ? undefined : at + 1
}

/** The number of the field's own condition; undefined where its answer is typed, or is a box left unticked. */
export function ownConditionNumber(form: FormDeclaration, { when }: FormField): number | undefined {
  const other = form.fields.find(({ name }) => name === when?.field)
  const answer = when && sentValue(when.is)
  const isPicked = other?.choices !== undefined || other?.type === 'checkbox'
  return isPicked && answer !== undefined ? conditionNumber(form, other, answer) : undefined
}

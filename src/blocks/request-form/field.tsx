import type { FormDeclaration, FormField } from '../../../supabase/functions/_shared/form.ts'
import { fieldSentence, mayBeTooMuch } from '../../../supabase/functions/_shared/form-rules.ts'
import { ownConditionNumber, sentValue } from '../../forms/controls/condition-number.ts'
import { controlOf } from '../../forms/controls.ts'
import type { BrokenRule, FieldProps } from '../../forms/field-type.ts'
import { missingOf } from '../../forms/rules.ts'

/** A form field with its label, hint, error text and control. */
export function Field({ wide, ...props }: Omit<FieldProps, 'unchecked'> & { wide: boolean }) {
  const { form, field, mistake } = props
  const { Control } = controlOf(field)
  const className = `min-w-0 ${wide ? 'sm:col-span-2' : ''} ${mistake ? 'border-s-4 border-danger ps-4' : ''}`
  const body = <Control {...props} unchecked={unchecked(form, field)} />
  // src/client/scripts hides and disables the fieldset while its condition is not met, so nothing in it is required or sent.
  return field.when ? (
    <fieldset
      role="none"
      data-field={field.name}
      data-when={field.when.field}
      data-is={sentValue(field.when.is)}
      data-shown-by={ownConditionNumber(form, field)}
      className={className}
    >
      {body}
    </fieldset>
  ) : (
    <div data-field={field.name} className={className}>
      {body}
    </div>
  )
}

/**
 * Rules that native validation does not check, such as blanks in a required field. Without script, the backend's redirect targets
 * the broken rule's text.
 */
function unchecked(form: FormDeclaration, field: FormField): BrokenRule[] {
  const keys = [
    ...(field.required ? [missingOf(field)] : []),
    ...controlOf(field).mistakes,
    'malformed',
    ...(mayBeTooMuch(form.fields) ? ['tooMuch'] : []),
  ]
  return keys.map((rule) => ({ rule, text: fieldSentence(form, field, rule) }))
}

import type { ConditionValue, FormDeclaration, FormField } from '../../../supabase/functions/_shared/form.ts'
import { sentence } from '../../../supabase/functions/_shared/form-rules.ts'
import { controlOf } from '../../forms/controls.ts'
import type { BrokenRule, FieldProps } from '../../forms/field-type.ts'
import { missingOf } from '../../forms/rules.ts'

/** One question: its label, hint, error text and control. */
export function Field({ wide, ...props }: Omit<FieldProps, 'unchecked'> & { wide: boolean }) {
  const { form, field, mistake } = props
  const { Control } = controlOf(field)
  const place = `min-w-0 ${wide ? 'sm:col-span-2' : ''} ${mistake ? 'border-s-4 border-danger ps-4' : ''}`
  const body = <Control {...props} unchecked={unchecked(form, field)} />
  // The script that watches conditions hides and disables the fieldset, so that nothing in it is required or sent.
  return field.when ? (
    <fieldset
      role="none"
      data-field={field.name}
      data-when={field.when.field}
      data-is={written(field.when.is)}
      className={place}
    >
      {body}
    </fieldset>
  ) : (
    <div data-field={field.name} className={place}>
      {body}
    </div>
  )
}

/** A box sends "yes" while it is ticked, and nothing otherwise. */
const written = (is: ConditionValue) => (is === true ? 'yes' : is === false ? undefined : `${is}`)

/**
 * What the browser's own validation lets through: the function's answer leads to the one that was broken. Blanks are such an
 * answer to a required field.
 */
function unchecked(form: FormDeclaration, field: FormField): BrokenRule[] {
  const keys = [...(field.required ? [missingOf(field)] : []), ...controlOf(field).mistakes, 'malformed']
  return keys.map((rule) => ({ rule, text: sentence(form, field, rule) }))
}

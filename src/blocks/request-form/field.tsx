import type { ConditionValue, FormDeclaration, FormField } from '../../../supabase/functions/_shared/form.ts'
import { sentence } from '../../../supabase/functions/_shared/form-rules.ts'
import { controlOf } from '../../forms/controls.ts'
import type { FieldProps } from '../../forms/field-type.ts'

/** One question: its label, hint, error text and control. */
export function Field({ wide, ...props }: Omit<FieldProps, 'unchecked'> & { wide: boolean }) {
  const { form, field, mistake } = props
  const { Control } = controlOf(field)
  const place = `min-w-0 ${wide ? 'sm:col-span-2' : ''} ${mistake ? 'border-s-4 border-danger ps-4' : ''}`
  const body = <Control {...props} unchecked={unchecked(form, field)} />
  // The script that watches conditions hides and disables the fieldset, so that nothing in it is asked or sent.
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
 * What a field's error text says before any check has run in the page. Without script the function's answer names the
 * field, not the mistake, so this names all that the browser's own validation lets through.
 */
function unchecked(form: FormDeclaration, field: FormField): string {
  const keys = [...(field.required ? ['required'] : []), ...controlOf(field).mistakes]
  return keys.map((key) => sentence(form, field, key)).join(' ')
}

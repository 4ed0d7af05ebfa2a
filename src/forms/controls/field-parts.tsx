// What stands round the control of every type of field, and the attributes that tie the two together.
import type { FormField, LabelPart } from '../../../supabase/functions/_shared/form.ts'
import { errorId, hintId } from '../../../supabase/functions/_shared/form-ids.ts'
import type { FieldProps } from '../field-type.ts'

/** Hint and error text. The error's place is there from the start: without script, the address points at it. */
export function Remarks({ form, field, mistake, unchecked }: FieldProps) {
  return (
    <>
      {field.hint && (
        <p id={hintId(form, field)} className="mt-1 text-muted">
          {field.hint}
        </p>
      )}
      <p
        id={errorId(form, field)}
        className={`${mistake ? 'block' : 'hidden target:block'} mt-1 scroll-mt-32 font-semibold text-danger`}
      >
        {mistake ?? unchecked}
      </p>
    </>
  )
}

/** Attributes that tie a control to its remarks. */
export function tied({ form, field, mistake }: Pick<FieldProps, 'form' | 'field' | 'mistake'>) {
  const ids = [field.hint && hintId(form, field), mistake && errorId(form, field)].filter(Boolean)
  return {
    'aria-describedby': ids.length ? ids.join(' ') : undefined,
    'aria-invalid': mistake ? (true as const) : undefined,
  }
}

const labelPart = ({ text, to }: LabelPart, at: number) =>
  to === undefined ? (
    text
  ) : (
    <a key={at} href={to} className="underline">
      {text}
    </a>
  )

/** The label's words; a field that may stay empty says so. */
export function LabelText({ field, optional }: Pick<FieldProps, 'field' | 'optional'>) {
  return (
    <>
      <span className="font-semibold">{field.labelParts ? field.labelParts.map(labelPart) : field.label}</span>
      {!field.required && <span className="text-muted">{` (${optional})`}</span>}
    </>
  )
}

/** A field that may be out of sight is never required by the browser; the rules know when it is asked. */
export const isRequired = ({ required, when }: FormField) => required && !when

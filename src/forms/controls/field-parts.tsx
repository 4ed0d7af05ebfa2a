// The parts around every control: label, hint and error text, and the attributes that tie them to the control.
import type { ReactNode } from 'react'
import type { FormField, TextPart } from '../../../supabase/functions/_shared/form.ts'
import { brokenRuleId, errorId, hintId } from '../../../supabase/functions/_shared/form-ids.ts'
import type { FieldProps } from '../field-type.ts'

const remark = 'mt-1 scroll-mt-32 font-semibold text-danger'

/** Hint and error text. Without script, the fragment of the address shows the broken rule's text (`:target`). */
export function Remarks({ form, field, mistake, unchecked }: FieldProps) {
  return (
    <>
      {field.hint && (
        <p id={hintId(form, field)} className="mt-1 text-muted">
          {linked(field.hint, field.hintParts)}
        </p>
      )}
      {mistake ? (
        <p id={errorId(form, field)} className={`block ${remark}`}>
          {mistake}
        </p>
      ) : (
        <>
          {unchecked.map(({ rule, text }) => (
            <p key={rule} id={brokenRuleId(form, field, rule)} className={`peer hidden target:block ${remark}`}>
              {text}
            </p>
          ))}
          <p className="hidden peer-target:block">{form.messages.back}</p>
        </>
      )}
    </>
  )
}

/** Attributes that tie a control to its hint and error text. */
export function tied({ form, field, mistake }: Pick<FieldProps, 'form' | 'field' | 'mistake'>) {
  const ids = [field.hint && hintId(form, field), mistake && errorId(form, field)].filter(Boolean)
  return {
    'aria-describedby': ids.length ? ids.join(' ') : undefined,
    'aria-invalid': mistake ? (true as const) : undefined,
  }
}

/** A text with its links, where it has any. */
export const linked = (text: string, parts?: TextPart[]): ReactNode => parts?.map(textPart) ?? text

const textPart = ({ text, to }: TextPart, at: number) =>
  to === undefined ? (
    text
  ) : (
    <a key={at} href={to} className="underline">
      {text}
    </a>
  )

/** The label's text; an optional field says so. */
export function LabelText({ field, optional }: Pick<FieldProps, 'field' | 'optional'>) {
  return (
    <>
      <span className="font-semibold">{linked(field.label, field.labelParts)}</span>
      {!field.required && <span className="text-muted">{` (${optional})`}</span>}
    </>
  )
}

/** A field that a condition may hide is never `required` for the browser; the rules require it while it is shown. */
export const isRequired = ({ required, when }: FormField) => required && !when

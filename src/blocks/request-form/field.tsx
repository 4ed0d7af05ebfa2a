import type { FormDeclaration, FormField, LabelPart } from '../../../supabase/functions/_shared/form.ts'
import { Control } from './control.tsx'
import { errorId, hintId } from './form-ids.ts'
import { Group } from './group.tsx'
import { plainMistake } from './plain-mistake.ts'

export interface FieldProps {
  form: FormDeclaration
  field: FormField
  mistake?: string
  /** The word that marks a field that may stay empty. */
  optional: string
}

/** One question: its label, hint, error text and control. */
export function Field({ wide, ...props }: FieldProps & { wide: boolean }) {
  const { field, mistake } = props
  const grouped = field.type === 'radio' || field.type === 'checkboxes'
  const place = `min-w-0 ${wide ? 'sm:col-span-2' : ''} ${mistake ? 'border-s-4 border-danger ps-4' : ''}`
  const body = grouped ? <Group {...props} /> : <Control {...props} />
  // The script that watches conditions hides and disables the fieldset, so that nothing in it is asked or sent.
  return field.when ? (
    <fieldset
      role="none"
      data-field={field.name}
      data-when={field.when.field}
      data-is={field.when.is}
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

/** Hint and error text. The error's place is there from the start: without script, the address points at it. */
export function Remarks({ form, field, mistake }: FieldProps) {
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
        {mistake ?? plainMistake(form, field)}
      </p>
    </>
  )
}

/** Attributes that tie a control to its remarks. */
export function tied({ form, field, mistake }: FieldProps) {
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

import type { FormField } from '../../../supabase/functions/_shared/form.ts'
import { type FieldProps, LabelText, Remarks, tied } from './field.tsx'
import { controlId } from './form-ids.ts'

const box =
  'mt-2 block w-full min-w-0 rounded-shape border border-muted bg-ground px-4 py-3 text-ink outline-offset-2 ' +
  'focus-visible:outline-3 focus-visible:outline-accent aria-invalid:border-2 aria-invalid:border-danger'

/** A question with a single control. */
export function Control(props: FieldProps) {
  const { form, field } = props
  const id = controlId(form, field)
  if (field.type === 'checkbox') return <Tick {...props} id={id} />
  return (
    <>
      <label htmlFor={id}>
        <LabelText {...props} />
      </label>
      <Remarks {...props} />
      <Answer {...props} id={id} />
    </>
  )
}

/** One box to tick; its label stands beside it. */
function Tick(props: FieldProps & { id: string }) {
  const { field, id } = props
  return (
    <>
      <Remarks {...props} />
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="yes"
          required={isRequired(field)}
          className="mt-0.5 size-6 shrink-0 accent-accent outline-offset-2 focus-visible:outline-3 focus-visible:outline-accent"
          {...tied(props)}
        />
        <label htmlFor={id} className="min-w-0">
          <LabelText {...props} />
        </label>
      </div>
    </>
  )
}

function Answer(props: FieldProps & { id: string }) {
  const { field, id } = props
  const common = {
    id,
    name: field.name,
    required: isRequired(field),
    autoComplete: field.autocomplete,
    ...tied(props),
  }
  if (field.type === 'textarea') return <textarea {...common} rows={field.rows ?? 5} className={box} />
  if (field.type === 'select')
    return (
      <div className="relative">
        <select {...common} className={`${box} appearance-none pe-12 forced-colors:appearance-auto`}>
          <option value="">{field.prompt ?? ''}</option>
          {field.choices?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <svg
          aria-hidden="true"
          viewBox="0 0 12 8"
          className="pointer-events-none absolute end-4 top-1/2 w-3 -translate-y-1/2 fill-none stroke-current stroke-2 forced-colors:hidden"
        >
          <path d="M1 1.5l5 5 5-5" />
        </svg>
      </div>
    )
  return <input {...common} {...kind(field)} className={box} />
}

/** What kind of keyboard, autofill and native check a one-line field asks for. No length is cut off while typing. */
function kind({ type, autocomplete, from, to }: FormField) {
  if (type === 'email') return { type, inputMode: 'email', spellCheck: false, autoCapitalize: 'none' } as const
  if (type === 'tel') return { type, inputMode: 'tel' } as const
  if (type === 'date') return { type, min: from, max: to } as const
  // A text control keeps what was typed, where a number control hides what it does not understand.
  if (type === 'number') return { type: 'text', inputMode: 'decimal' } as const
  return { type: 'text', spellCheck: autocomplete?.includes('name') ? false : undefined } as const
}

/** A field that may be out of sight is never required by the browser; the rules know when it is asked. */
export const isRequired = ({ required, when }: FormField) => required && !when

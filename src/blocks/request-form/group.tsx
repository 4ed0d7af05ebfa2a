import { isRequired } from './control.tsx'
import { type FieldProps, LabelText, Remarks, tied } from './field.tsx'
import { choiceId, controlId } from './form-ids.ts'

/** A question with all its answers in view: one of them, or several. */
export function Group(props: FieldProps) {
  const { form, field } = props
  const one = field.type === 'radio'
  return (
    <fieldset id={controlId(form, field)} aria-describedby={tied(props)['aria-describedby']}>
      <legend>
        <LabelText {...props} />
      </legend>
      <Remarks {...props} />
      <div className="mt-2 grid gap-1">
        {field.choices?.map((choice) => (
          <label key={choice.value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              id={choiceId(form, field, choice)}
              type={one ? 'radio' : 'checkbox'}
              name={field.name}
              value={choice.value}
              required={one && isRequired(field)}
              aria-invalid={props.mistake ? true : undefined}
              className="size-6 shrink-0 accent-accent outline-offset-2 focus-visible:outline-3 focus-visible:outline-accent"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

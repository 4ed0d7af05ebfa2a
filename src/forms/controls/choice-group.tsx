import type { FormDeclaration, FormField } from '../../../supabase/functions/_shared/form.ts'
import { choiceId, controlId } from '../../../supabase/functions/_shared/form-ids.ts'
import type { FieldProps } from '../field-type.ts'
import { conditionNumber } from './condition-number.ts'
import { isRequired, LabelText, Remarks, tied } from './field-parts.tsx'

/** A question with all its answers in view, of which one or several may be chosen. */
export function ChoiceGroup({ type, ...props }: FieldProps & { type: 'radio' | 'checkbox' }) {
  const { form, field } = props
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
              type={type}
              name={field.name}
              value={choice.value}
              required={type === 'radio' && isRequired(field)}
              aria-invalid={props.mistake ? true : undefined}
              data-shows={conditionNumber(form, field, choice.value)}
              className="choice"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The id of a group's first box, which links to the field lead to. */
export function firstChoiceId(form: FormDeclaration, field: FormField): string {
  const first = field.choices?.[0]
  return first ? choiceId(form, field, first) : controlId(form, field)
}

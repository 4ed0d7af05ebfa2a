import { controlId } from '../../../../supabase/functions/_shared/form-ids.ts'
import { conditionNumber } from '../../controls/condition-number.ts'
import { isRequired, LabelText, Remarks, tied } from '../../controls/field-parts.tsx'
import type { FieldControl, FieldProps } from '../../field-type.ts'

export default { Control: Tick, mistakes: [] } satisfies FieldControl

/** One checkbox; its label stands beside it. */
function Tick(props: FieldProps) {
  const { form, field } = props
  const id = controlId(form, field)
  return (
    <>
      <Remarks {...props} />
      <div className={`flex items-start gap-3 ${field.hint || props.mistake ? 'mt-2' : ''}`.trim()}>
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="yes"
          required={isRequired(field)}
          data-shows={conditionNumber(form, field, 'yes')}
          className="choice mt-0.5"
          {...tied(props)}
        />
        <label htmlFor={id} className="min-w-0">
          <LabelText {...props} />
        </label>
      </div>
    </>
  )
}

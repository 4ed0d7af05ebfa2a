import type { FormField } from '../../../../supabase/functions/_shared/form.ts'
import { conditionNumber } from '../../controls/condition-number.ts'
import { controlBox, Labelled } from '../../controls/labelled.tsx'
import type { FieldControl, FieldProps } from '../../field-type.ts'

type Select = FormField & { prompt?: string }

export default { Control: SelectBox, isShort: true, mistakes: ['choice'] } satisfies FieldControl<Select>

function SelectBox(props: FieldProps<Select>) {
  const { form, field } = props
  const { prompt = '', choices } = field
  return (
    <Labelled {...props}>
      {(attributes) => (
        <div className="relative">
          <select {...attributes} className={`${controlBox} appearance-none pe-12 forced-colors:appearance-auto`}>
            <option value="">{prompt}</option>
            {choices?.map(({ value, label }) => (
              <option key={value} value={value} data-shows={conditionNumber(form, field, value)}>
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
      )}
    </Labelled>
  )
}

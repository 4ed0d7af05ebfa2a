import type { ReactNode } from 'react'
import { controlId } from '../../../supabase/functions/_shared/form-ids.ts'
import type { FieldProps } from '../field-type.ts'
import { isRequired, LabelText, Remarks, tied } from './field-parts.tsx'

/** Classes of a control with a frame. */
export const controlBox =
  'mt-2 block w-full min-w-0 rounded-shape border border-muted bg-ground px-4 py-3 text-ink outline-offset-2 hover:border-ink ' +
  'focus-visible:outline-3 focus-visible:outline-accent aria-invalid:border-2 aria-invalid:border-danger'

interface LabelledProps extends FieldProps {
  /** Draws the control with the attributes that all controls share. */
  children: (attributes: ReturnType<typeof attributesOf>) => ReactNode
}

/** A question with one control below its label. */
export function Labelled({ children, ...props }: LabelledProps) {
  return (
    <>
      <label htmlFor={controlId(props.form, props.field)}>
        <LabelText {...props} />
      </label>
      <Remarks {...props} />
      {children(attributesOf(props))}
    </>
  )
}

function attributesOf(props: FieldProps) {
  const { form, field } = props
  return {
    id: controlId(form, field),
    name: field.name,
    required: isRequired(field),
    autoComplete: field.autocomplete,
    ...tied(props),
  }
}

import type { FormField } from '../../../../supabase/functions/_shared/form.ts'
import { controlBox, Labelled } from '../../controls/labelled.tsx'
import type { FieldControl } from '../../field-type.ts'

export default {
  Control: (props) => (
    <Labelled {...props}>
      {(attributes) => <textarea {...attributes} rows={props.field.rows} className={controlBox} />}
    </Labelled>
  ),
  mistakes: ['tooLong'],
} satisfies FieldControl<FormField & { rows?: number }>

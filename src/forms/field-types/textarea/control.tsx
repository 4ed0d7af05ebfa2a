import type { FormField } from '../../../../supabase/functions/_shared/form.ts'
import { box, Labelled } from '../../controls/labelled.tsx'
import type { FieldControl } from '../../field-type.ts'

export default {
  Control: (props) => (
    <Labelled {...props}>
      {(attributes) => <textarea {...attributes} rows={props.field.rows} className={box} />}
    </Labelled>
  ),
  mistakes: ['tooLong'],
} satisfies FieldControl<FormField & { rows?: number }>

import type { FormField } from '../../../../supabase/functions/_shared/form.ts'
import type { FieldControl } from '../../field-type.ts'

const control: FieldControl<FormField & { value?: string }> = {
  Control: ({ field }) => <input type="hidden" name={field.name} value={field.value} />,
  isHidden: true,
  mistakes: [],
}

export default control

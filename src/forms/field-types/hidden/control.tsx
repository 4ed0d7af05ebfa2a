import type { FormField } from '../../../../supabase/functions/_shared/form.ts'
import type { FieldControl } from '../../field-type.ts'

export default {
  Control: ({ field }) => <input type="hidden" name={field.name} value={field.value} />,
  isHidden: true,
  mistakes: [],
} satisfies FieldControl<FormField & { value?: string }>

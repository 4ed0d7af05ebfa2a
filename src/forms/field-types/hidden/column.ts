import type { FormField } from '../../../../supabase/functions/_shared/form.ts'
import type { FieldColumn } from '../../field-type.ts'
import { isOneOf } from '../../sql-text.ts'

const column: FieldColumn<FormField & { value?: string }> = {
  type: 'text',
  check: ({ value = '' }, column) => isOneOf([value], column),
}

export default column

import type { FormField } from '../../../../supabase/functions/_shared/form.ts'
import type { FieldColumn } from '../../field-type.ts'
import { isOneOf } from '../../sql-text.ts'

export default {
  type: 'text',
  check: ({ value = '' }, column) => isOneOf([value], column),
} satisfies FieldColumn<FormField & { value?: string }>

import { emailPattern } from '../../../../supabase/functions/_shared/email-address.ts'
import type { FieldColumn } from '../../field-type.ts'
import { isText, quote } from '../../sql-text.ts'

export default {
  type: 'text',
  check: (field, column) => `${isText(field, column)} and ${column} ~ ${quote(emailPattern.source)}`,
} satisfies FieldColumn

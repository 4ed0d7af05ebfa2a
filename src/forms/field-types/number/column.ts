import type { Bounded } from '../../../../supabase/functions/_shared/field-rules.ts'
import type { FieldColumn } from '../../field-type.ts'
import { quote } from '../../sql-text.ts'

export default {
  type: 'double precision',
  check: ({ from = '-Infinity', to = 'Infinity' }, column) =>
    `${column} between ${quote(String(from))} and ${quote(String(to))} and ${column} not in ('NaN', 'Infinity', '-Infinity')`,
} satisfies FieldColumn<Bounded<string | number>>

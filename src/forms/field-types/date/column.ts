import type { Bounded } from '../../../../supabase/functions/_shared/field-rules.ts'
import type { FieldColumn } from '../../field-type.ts'
import { quote } from '../../sql-text.ts'

const column: FieldColumn<Bounded> = {
  type: 'date',
  check: ({ from = '0001-01-01', to = '9999-12-31' }, column) => `${column} between ${quote(from)} and ${quote(to)}`,
}

export default column

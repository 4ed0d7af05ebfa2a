import { sinceToday } from '../../../../supabase/functions/_shared/day.ts'
import type { Bounded } from '../../../../supabase/functions/_shared/field-rules.ts'
import type { FieldColumn } from '../../field-type.ts'
import { quote } from '../../sql-text.ts'

export default {
  type: 'date',
  check: ({ from = '0001-01-01', to = '9999-12-31', zone }, column) =>
    `${column} between ${boundIn(from, zone)} and ${boundIn(to, zone)}`,
} satisfies FieldColumn<Bounded>

/** `today` becomes the day on which the request came, so that stored rows stay valid, also in a restored backup. */
function boundIn(bound: string, zone = 'UTC'): string {
  const span = sinceToday(bound)
  if (!span) return quote(bound)
  const today = `(created_at at time zone ${quote(zone)})::date`
  return span.amount === 0 ? today : `(${today} + interval '${span.amount} ${span.unit}')::date`
}

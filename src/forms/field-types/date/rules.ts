import { dayAt, dayOfBound, isDay } from '../../../../supabase/functions/_shared/day.ts'
import {
  type Bounded,
  type FieldRules,
  type ReadAnswer,
  readText,
} from '../../../../supabase/functions/_shared/field-rules.ts'

export default {
  read: (field, given) => readText(given, (text) => within(field, text)),
} satisfies FieldRules<Bounded>

function within({ from = '0001-01-01', to = '9999-12-31', zone }: Bounded, day: string): ReadAnswer {
  const today = () => dayAt(Date.now(), zone)
  return isDay(day) && day >= dayOfBound(from, today) && day <= dayOfBound(to, today)
    ? { answer: day }
    : { mistake: 'date' }
}

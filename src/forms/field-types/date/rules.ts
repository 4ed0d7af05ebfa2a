import {
  type Bounded,
  type FieldRules,
  type Read,
  readText,
} from '../../../../supabase/functions/_shared/field-rules.ts'

const rules: FieldRules<Bounded> = {
  read: (field, given) => readText(given, (text) => within(field, text)),
}

function within({ from = '0001-01-01', to = '9999-12-31' }: Bounded, day: string): Read {
  // Days that do not exist, such as 30 February, roll over and come back as another day.
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  return exists && day >= from && day <= to ? { answer: day } : { mistake: 'date' }
}

export default rules

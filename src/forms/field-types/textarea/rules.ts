import { type FieldRules, readText, withinMax } from '../../../../supabase/functions/_shared/field-rules.ts'

export default {
  read: (field, given) => readText(given, (text) => withinMax(field, text), { lines: true }),
} satisfies FieldRules

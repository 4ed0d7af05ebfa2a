import { type FieldRules, readText, withinMax } from '../../../../supabase/functions/_shared/field-rules.ts'

const rules: FieldRules = {
  read: (field, given) => readText(given, (text) => withinMax(field, text)),
}

export default rules

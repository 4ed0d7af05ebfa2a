import { type FieldRules, readChoice } from '../../../../supabase/functions/_shared/field-rules.ts'

const rules: FieldRules = { read: readChoice }

export default rules

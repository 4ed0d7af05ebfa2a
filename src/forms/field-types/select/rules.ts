import { type FieldRules, readChoice } from '../../../../supabase/functions/_shared/field-rules.ts'

export default { read: readChoice } satisfies FieldRules

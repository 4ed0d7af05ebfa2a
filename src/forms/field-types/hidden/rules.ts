import { type FieldRules, readText } from '../../../../supabase/functions/_shared/field-rules.ts'
import type { FormField } from '../../../../supabase/functions/_shared/form.ts'

export default {
  read: ({ value }, given) => readText(given, (text) => (text === value ? { answer: text } : { mistake: 'choice' })),
} satisfies FieldRules<FormField & { value?: string }>

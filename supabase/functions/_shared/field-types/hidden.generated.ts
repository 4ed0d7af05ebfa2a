// A copy of src/forms/field-types/hidden/rules.ts, made by `npm run schema`. Not edited by hand.
import { type FieldRules, readText } from '../field-rules.ts'
import type { FormField } from '../form.ts'

export default {
  read: ({ value }, given) => readText(given, (text) => (text === value ? { answer: text } : { mistake: 'choice' })),
} satisfies FieldRules<FormField & { value?: string }>

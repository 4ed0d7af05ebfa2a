// A copy of src/forms/field-types/text/rules.ts, made by `npm run schema`. Not edited by hand.
import { type FieldRules, readText, withinMax } from '../field-rules.ts'

export default {
  read: (field, given) => readText(given, (text) => withinMax(field, text)),
} satisfies FieldRules

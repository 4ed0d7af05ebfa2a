// A copy of src/forms/field-types/checkbox/rules.ts, made by `npm run schema`. Not edited by hand.
import type { FieldRules } from '../field-rules.ts'

export default {
  missing: 'checkbox',
  gather: (sent) => (sent.at(-1) === '' ? '' : true),
  read: (_, given) => (given === true ? { answer: true } : given === '' ? {} : { mistake: 'choice' }),
} satisfies FieldRules

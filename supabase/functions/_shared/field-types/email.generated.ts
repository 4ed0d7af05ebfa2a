// A copy of src/forms/field-types/email/rules.ts, made by `npm run schema`. Not edited by hand.
import { emailPattern } from '../email-address.ts'
import { type FieldRules, readText, withinMax } from '../field-rules.ts'

export default {
  read: (field, given) =>
    readText(given, (pasted) => {
      // Marks of direction are copied unseen from contacts and chats.
      const text = pasted.replace(/\p{Cf}/gu, '')
      // Length first, so that the pattern never runs on an overlong text.
      const { answer, mistake } = withinMax(field, text)
      return mistake || emailPattern.test(text) ? { answer, mistake } : { mistake: 'email' }
    }),
} satisfies FieldRules

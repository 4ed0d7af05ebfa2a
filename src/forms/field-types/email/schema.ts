import { emailPattern } from '../../../../supabase/functions/_shared/email-address.ts'
import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill } from '../../settings.ts'
import { isText, quote } from '../../sql-text.ts'

export default {
  about: 'An e-mail address.',
  settings: autofill,
  defaults: { max: 254 },
  message: {
    about: 'The address is not an e-mail address.',
    text: 'Enter an email address in the correct format, like name@example.com.',
  },
  synonyms: ['mail', 'e-mail'],
  isAddress: true,
  column: {
    type: 'text',
    check: (field, column) => `${isText(field, column)} and ${column} ~ ${quote(emailPattern.source)}`,
  },
  sample: (_, mark) => `doctor-${mark}@example.com`,
} satisfies FieldTypeSchema

import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill } from '../../settings.ts'

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
  sample: (_, mark) => `doctor-${mark}@example.com`,
} satisfies FieldTypeSchema

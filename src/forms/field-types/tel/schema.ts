import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill } from '../../settings.ts'

export default {
  about: 'A telephone number, in any notation.',
  settings: autofill,
  defaults: { max: 40 },
  synonyms: ['phone', 'telephone'],
  sample: () => '000',
} satisfies FieldTypeSchema

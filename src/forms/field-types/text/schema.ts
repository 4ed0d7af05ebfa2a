import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill } from '../../settings.ts'
import { testWords } from '../../test-words.ts'

export default {
  about: 'One line of text.',
  settings: autofill,
  synonyms: ['string', 'input'],
  sample: ({ max }, mark) => testWords(mark, max),
} satisfies FieldTypeSchema

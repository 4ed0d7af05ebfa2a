import { count, optional } from '../../../schema/vocabulary.ts'
import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill } from '../../settings.ts'
import { testWords } from '../../test-words.ts'

export default {
  about: 'Several lines of text.',
  settings: {
    ...autofill,
    rows: optional(count({ about: 'How many rows a textarea shows.', min: 2, max: 30 })),
  },
  defaults: { max: 5000, rows: 5 },
  synonyms: ['multiline', 'longtext'],
  keySynonyms: { rows: ['lines'] },
  lines: true,
  sample: ({ max }, mark) => testWords(mark, max),
} satisfies FieldTypeSchema

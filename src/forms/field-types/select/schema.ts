import { optional, text } from '../../../schema/vocabulary.ts'
import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill, choices } from '../../settings.ts'
import { isChoice } from '../../sql-text.ts'

export default {
  about: 'One of several choices, as a list that opens.',
  settings: {
    ...autofill,
    ...choices,
    prompt: optional(text({ about: 'The first, empty line of a select.', max: 80 })),
  },
  needs: ['choices'],
  synonyms: ['choice', 'dropdown'],
  keySynonyms: { prompt: ['placeholder'] },
  column: { type: 'text', check: isChoice },
  sample: ({ choices: [first] = [] }) => first?.value ?? '',
} satisfies FieldTypeSchema

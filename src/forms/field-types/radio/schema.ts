import type { FieldTypeSchema } from '../../field-type.ts'
import { choices } from '../../settings.ts'
import { isChoice } from '../../sql-text.ts'

export default {
  about: 'One of several choices, all in view.',
  settings: choices,
  needs: ['choices'],
  synonyms: ['radios', 'choice'],
  column: { type: 'text', check: isChoice },
  sample: ({ choices: [first] = [] }) => first?.value ?? '',
} satisfies FieldTypeSchema

import type { FieldTypeSchema } from '../../field-type.ts'
import { choices } from '../../settings.ts'

export default {
  about: 'One of several choices, all in view.',
  settings: choices,
  needs: ['choices'],
  synonyms: ['radios', 'choice'],
  sample: ({ choices: [first] = [] }) => first?.value ?? '',
} satisfies FieldTypeSchema

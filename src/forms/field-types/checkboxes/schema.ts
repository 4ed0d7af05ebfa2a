import type { FieldTypeSchema } from '../../field-type.ts'
import { choices } from '../../settings.ts'

export default {
  about: 'Any number of several choices.',
  settings: choices,
  needs: ['choices'],
  synonyms: ['multiselect'],
  sample: ({ choices: [first] = [] }) => (first ? [first.value] : []),
} satisfies FieldTypeSchema

import type { FieldTypeSchema } from '../../field-type.ts'
import { choices } from '../../settings.ts'

const radio: FieldTypeSchema = {
  about: 'One of several choices, all in view.',
  settings: choices,
  needs: ['choices'],
  synonyms: ['radios', 'choice'],
  sample: ({ choices: [first] = [] }) => first?.value ?? '',
}

export default radio

import type { FieldTypeSchema } from '../../field-type.ts'

const checkbox: FieldTypeSchema = {
  about: 'Yes or no; when required, it must be ticked.',
  synonyms: ['boolean', 'bool', 'toggle'],
  takesLinks: true,
  sample: () => true,
}

export default checkbox

import type { FieldTypeSchema } from '../../field-type.ts'

export default {
  about: 'Yes or no; when required, it must be ticked.',
  message: {
    about: 'A box that must be ticked is not. What `required` says holds for it too, unless this is written.',
    text: 'Please tick “{label}”.',
  },
  synonyms: ['boolean', 'bool', 'toggle'],
  takesLinks: true,
  column: { type: 'boolean', check: (_, column) => column },
  sample: () => true,
} satisfies FieldTypeSchema

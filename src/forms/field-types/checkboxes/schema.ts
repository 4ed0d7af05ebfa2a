import type { FieldTypeSchema } from '../../field-type.ts'
import { choices } from '../../settings.ts'
import { quote } from '../../sql-text.ts'

export default {
  about: 'Any number of several choices.',
  settings: choices,
  needs: ['choices'],
  synonyms: ['multiselect'],
  column: {
    type: 'text[]',
    check({ choices = [] }, column) {
      // Each choice at most once, in the order they are declared.
      const ticked = choices.map(({ value }) => `case when ${quote(value)} = any (${column}) then ${quote(value)} end`)
      return `cardinality(${column}) > 0 and ${column} = array_remove(array[${ticked.join(', ')}]::text[], null)`
    },
  },
  sample: ({ choices: [first] = [] }) => (first ? [first.value] : []),
} satisfies FieldTypeSchema

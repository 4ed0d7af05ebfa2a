import type { FieldColumn } from '../../field-type.ts'
import { isOneOf } from '../../sql-text.ts'

export default {
  type: 'text',
  check: ({ choices = [] }, column) =>
    isOneOf(
      choices.map(({ value }) => value),
      column,
    ),
} satisfies FieldColumn

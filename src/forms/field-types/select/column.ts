import type { FieldColumn } from '../../field-type.ts'
import { isOneOf } from '../../sql-text.ts'

const column: FieldColumn = {
  type: 'text',
  check: ({ choices = [] }, column) =>
    isOneOf(
      choices.map(({ value }) => value),
      column,
    ),
}

export default column

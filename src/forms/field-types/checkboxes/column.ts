import type { FieldColumn } from '../../field-type.ts'
import { quote } from '../../sql-text.ts'

export default {
  type: 'text[]',
  check({ choices = [] }, column) {
    // Each choice at most once, in the order they are declared.
    const ticked = choices.map(({ value }) => `case when ${quote(value)} = any (${column}) then ${quote(value)} end`)
    return `cardinality(${column}) > 0 and ${column} = array_remove(array[${ticked.join(', ')}]::text[], null)`
  },
} satisfies FieldColumn

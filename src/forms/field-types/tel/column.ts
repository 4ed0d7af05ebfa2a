import type { FieldColumn } from '../../field-type.ts'
import { isText } from '../../sql-text.ts'

const column: FieldColumn = { type: 'text', check: isText }

export default column

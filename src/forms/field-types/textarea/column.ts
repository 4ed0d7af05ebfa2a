import type { FieldColumn } from '../../field-type.ts'
import { isText } from '../../sql-text.ts'

export default { type: 'text', check: isText } satisfies FieldColumn

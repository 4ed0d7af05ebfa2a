import type { FieldColumn } from '../../field-type.ts'

const column: FieldColumn = { type: 'boolean', check: (_, column) => column }

export default column

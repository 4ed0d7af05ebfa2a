import type { FieldColumn } from '../../field-type.ts'

export default { type: 'boolean', check: (_, column) => column } satisfies FieldColumn

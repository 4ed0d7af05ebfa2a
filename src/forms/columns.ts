import type { FormField } from '../../supabase/functions/_shared/form.ts'
import { byFolder } from '../by-folder.ts'
import type { FieldColumn } from './field-type.ts'

const found = import.meta.glob<FieldColumn>('./field-types/*/column.ts', { eager: true, import: 'default' })
const columns = byFolder(found)

// Every field type's column, found by its folder.
/** Returns the column type and the constraint of a field. Throws for an unknown type. */
export function columnOf({ type }: Pick<FormField, 'type'>): FieldColumn {
  const column = Object.hasOwn(columns, type) ? columns[type] : undefined
  if (!column) throw new Error(`There is no column for fields of the type "${type}".`)
  return column
}

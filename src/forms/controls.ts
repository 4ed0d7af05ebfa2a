import type { FormField } from '../../supabase/functions/_shared/form.ts'
import { byFolder } from '../by-folder.ts'
import type { FieldControl } from './field-type.ts'

const modules = import.meta.glob<FieldControl>('./field-types/*/control.tsx', { eager: true, import: 'default' })
const controls = byFolder(modules)

// Every field type's control, found by its folder.
/** Returns how a field is drawn. Throws for an unknown type. */
export function controlOf({ type }: Pick<FormField, 'type'>): FieldControl {
  const control = Object.hasOwn(controls, type) ? controls[type] : undefined
  if (!control) throw new Error(`There is no control for fields of the type "${type}".`)
  return control
}

// Finds every field type by its folder. To add one, add a folder; to remove one, delete it.
import type { FormField } from '../../supabase/functions/_shared/form.ts'
import { byFolder } from '../by-folder.ts'
import type { TSchema } from '../schema/vocabulary.ts'
import type { FieldColumn, FieldTypeSchema } from './field-type.ts'
import { isText } from './sql-text.ts'

const modules = import.meta.glob<FieldTypeSchema>('./field-types/*/schema.ts', { eager: true, import: 'default' })

/** All types by name, in alphabetical order. */
export const fieldTypes: Readonly<Record<string, FieldTypeSchema>> = byFolder(modules)

export const fieldTypeOf = (name: string): FieldTypeSchema | undefined =>
  Object.hasOwn(fieldTypes, name) ? fieldTypes[name] : undefined

/** Returns the column type and the constraint of a field. Throws for an unknown type. */
export function columnOf({ type }: Pick<FormField, 'type'>): FieldColumn {
  const found = fieldTypeOf(type)
  if (!found) throw new Error(`There is no type of field called "${type}".`)
  return found.column ?? { type: 'text', check: isText }
}

/** All settings by key, each with the types that have it. Two types with one key must share its schema. */
export const fieldSettings: Readonly<Record<string, { schema: TSchema; types: readonly string[] }>> = settingsOf()

function settingsOf() {
  const settings: Record<string, { schema: TSchema; types: string[] }> = {}
  for (const [name, { settings: own = {} }] of Object.entries(fieldTypes))
    for (const [key, schema] of Object.entries(own)) {
      settings[key] ??= { schema, types: [] }
      const known = settings[key]
      if (JSON.stringify(known.schema) !== JSON.stringify(schema))
        throw new Error(`The types ${known.types.join(', ')} and ${name} each have a setting "${key}" of their own.`)
      known.types.push(name)
    }
  return settings
}

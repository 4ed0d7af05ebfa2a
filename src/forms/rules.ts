// The form rules with every field type. The hosted functions have the same rules as generated copies.
import type { FieldRules } from '../../supabase/functions/_shared/field-rules.ts'
import { type FormRules, formRules } from '../../supabase/functions/_shared/form-rules.ts'
import { byFolder } from '../by-folder.ts'

const modules = import.meta.glob<FieldRules>('./field-types/*/rules.ts', { eager: true, import: 'default' })

/** By the name of the type. */
export const fieldRules: Readonly<Record<string, FieldRules>> = byFolder(modules)

export const rules: FormRules = formRules(fieldRules)

export const { readEntries, isAsked, missingOf, validate } = rules

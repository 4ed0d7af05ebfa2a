// The rules of forms with every type of field there is. The hosted functions have the same, as generated copies.

import type { FieldRules } from '../../supabase/functions/_shared/field-rules.ts'
import { type FormRules, formRules } from '../../supabase/functions/_shared/form-rules.ts'
import { byFolder } from '../by-folder.ts'

const found = import.meta.glob<FieldRules>('./field-types/*/rules.ts', { eager: true, import: 'default' })

export const rules: FormRules = formRules(byFolder(found))

export const { readEntries, isAsked, validate } = rules

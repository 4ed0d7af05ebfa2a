import type { FormField } from '../../../../supabase/functions/_shared/form.ts'
import { optional, text } from '../../../schema/vocabulary.ts'
import type { FieldTypeSchema } from '../../field-type.ts'
import { isOneOf } from '../../sql-text.ts'

export default {
  about: 'A fixed value the visitor does not see.',
  settings: { value: optional(text({ about: 'The value of a hidden field.', max: 200 })) },
  needs: ['value'],
  column: { type: 'text', check: ({ value = '' }: FormField & { value?: string }, column) => isOneOf([value], column) },
  sample: ({ value = '' }: FormField & { value?: string }) => value,
} satisfies FieldTypeSchema

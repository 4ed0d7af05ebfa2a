import type { FormField } from '../../../../supabase/functions/_shared/form.ts'
import { optional, text } from '../../../schema/vocabulary.ts'
import type { FieldTypeSchema } from '../../field-type.ts'

export default {
  about: 'A fixed value the visitor does not see.',
  settings: { value: optional(text({ about: 'The value of a hidden field.', max: 200 })) },
  needs: ['value'],
  sample: ({ value = '' }: FormField & { value?: string }) => value,
} satisfies FieldTypeSchema

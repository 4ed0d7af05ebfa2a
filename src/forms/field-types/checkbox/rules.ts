import type { FieldRules } from '../../../../supabase/functions/_shared/field-rules.ts'

export default {
  missing: 'checkbox',
  gather: (sent) => (sent.at(-1) === '' ? '' : true),
  read: (_, given) => (given === true ? { answer: true } : given === '' ? {} : { mistake: 'choice' }),
} satisfies FieldRules

import type { FieldRules } from '../../../../supabase/functions/_shared/field-rules.ts'

const rules: FieldRules = {
  missing: 'checkbox',
  gather: (sent) => (sent.at(-1) === '' ? '' : true),
  read: (_, given) => (given === true ? { answer: true } : given === '' ? {} : { mistake: 'choice' }),
}

export default rules

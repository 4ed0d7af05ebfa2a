import type { Bounded } from '../../../../supabase/functions/_shared/field-rules.ts'
import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill, bounds } from '../../settings.ts'

const date: FieldTypeSchema = {
  about: 'A day.',
  settings: { ...autofill, ...bounds },
  message: {
    about: 'The answer is not a day, or out of bounds.',
    text: '{label} must be a day within its bounds, like 2026-01-31.',
  },
  bounds: {
    noun: 'day',
    format: 'date',
    how: 'Write it as in "2026-01-31", in quotes.',
    isOne: (text) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true,
    areCrossed: (from, to) => from > to,
  },
  synonyms: ['day'],
  sample: ({ from, to }: Bounded) => from ?? to ?? '2026-01-31',
}

export default date

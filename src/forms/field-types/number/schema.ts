import type { Bounded } from '../../../../supabase/functions/_shared/field-rules.ts'
import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill, bounds } from '../../settings.ts'

const number: FieldTypeSchema = {
  about: 'A number.',
  settings: { ...autofill, ...bounds },
  message: {
    about: 'The answer is not a number, or out of bounds.',
    text: '{label} must be a number within its bounds.',
  },
  bounds: {
    noun: 'number',
    how: 'Write it in digits.',
    isOne: (text) => /^-?\d+(\.\d+)?$/.test(text),
    areCrossed: (from, to) => Number(from) > Number(to),
  },
  synonyms: ['integer'],
  sample: ({ from, to }: Bounded<string | number>) => Number(from ?? to ?? 0),
}

export default number

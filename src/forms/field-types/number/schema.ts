import type { Bounded } from '../../../../supabase/functions/_shared/field-rules.ts'
import type { FieldTypeSchema } from '../../field-type.ts'
import { autofill, bounds } from '../../settings.ts'
import { quote } from '../../sql-text.ts'

export default {
  about: 'A number.',
  settings: { ...autofill, ...bounds },
  message: {
    about: 'The answer is not a number, or out of bounds. {from} and {to} are filled in.',
    text: '{label} must be a number.',
    bounded: {
      from: '{label} must be a number, {from} or more.',
      to: '{label} must be a number, {to} or less.',
      between: '{label} must be a number from {from} to {to}.',
    },
  },
  bounds: {
    noun: 'number',
    how: 'Write it in digits.',
    isOne: (text) => /^-?\d+(\.\d+)?$/.test(text),
    areCrossed: (from, to) => Number(from) > Number(to),
    inWords: (text, language) => new Intl.NumberFormat(language).format(Number(text)),
  },
  synonyms: ['integer'],
  column: {
    type: 'double precision',
    check: ({ from = '-Infinity', to = 'Infinity' }: Bounded<string | number>, column) =>
      `${column} between ${quote(String(from))} and ${quote(String(to))} and ${column} not in ('NaN', 'Infinity', '-Infinity')`,
  },
  sample: ({ from, to }: Bounded<string | number>) => Number(from ?? to ?? 0),
} satisfies FieldTypeSchema

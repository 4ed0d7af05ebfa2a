import {
  type Bounded,
  type FieldRules,
  plainNumber,
  type ReadAnswer,
  readText,
} from '../../../../supabase/functions/_shared/field-rules.ts'

const numeral = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

export default {
  read: (field, given) =>
    typeof given === 'number'
      ? within(field, given)
      : readText(given, (text) => {
          const plain = plainNumber(text)
          return within(field, numeral.test(plain) ? Number(plain) : Number.NaN)
        }),
} satisfies FieldRules<Bounded<string | number>>

function within({ from, to }: Bounded<string | number>, number: number): ReadAnswer {
  const inside = (from === undefined || number >= Number(from)) && (to === undefined || number <= Number(to))
  // Minus zero is stored as zero.
  return Number.isFinite(number) && inside ? { answer: number || 0 } : { mistake: 'number' }
}

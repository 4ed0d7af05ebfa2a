// Settings that several field types share.
import { plainSchema } from '../schema/plain-schema.ts'
import { list, name, optional, record, text } from '../schema/vocabulary.ts'

const choice = record(
  {
    value: name({ about: 'The word that is sent and stored.', example: 'other' }),
    label: text({ about: 'What the visitor reads.', max: 80, example: 'Other' }),
  },
  { about: 'One answer a visitor may choose.' },
)

/** For types that browsers can fill in. */
export const autofill = {
  autocomplete: optional(
    text({ about: 'The autofill token, so that browsers can fill the field in.', max: 60, example: 'email' }),
  ),
}

/** For types with given answers. */
export const choices = { choices: optional(list(choice, { about: 'The answers to choose from.', max: 60 })) }

const bound = (description: string) =>
  optional(plainSchema<string | number>({ type: ['string', 'number'], description, minLength: 1, maxLength: 20 }))

/** For types whose answers lie between two bounds. */
export const bounds = {
  from: bound('The smallest number or the first day: `1`, `2026-01-31`, `today`, `today + 2 days`.'),
  to: bound('The largest number or the last day: `20`, `2026-12-31`, `today + 6 months`, `today - 18 years`.'),
}

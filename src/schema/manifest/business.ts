// Facts of the business for search engines, named as at schema.org.
import Type from 'typebox'
import { openingHours } from '../day-words.ts'
import { choice, list, optional, record, text } from '../vocabulary.ts'
import { localKinds, otherKinds, placeKinds } from './business-kinds.ts'

/** `AutoRepair` becomes `Auto repair`. */
const inWords = (kind: string) =>
  kind.replace(/([a-z])([A-Z])/g, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`)

export const business = record(
  {
    kind: optional(
      choice(
        Object.fromEntries([...localKinds, ...otherKinds, ...placeKinds].map((kind) => [kind, `${inWords(kind)}.`])),
        {
          about: 'What it is, as schema.org calls it, such as VeterinaryCare, Restaurant or LegalService.',
        },
      ),
    ),
    telephone: optional(text({ about: 'Its telephone number, best with the country code.', max: 60 })),
    address: optional(
      record(
        {
          street: text({ about: 'Street and number.', max: 120 }),
          postalCode: optional(text({ about: 'The postal code.', max: 20 })),
          locality: text({ about: 'The town.', max: 80 }),
          region: optional(text({ about: 'The county, state or canton.', max: 80 })),
          country: optional(text({ about: 'The country, best by its two letters, such as CH.', max: 60 })),
        },
        { about: 'Where it is.' },
      ),
    ),
    hours: optional(list(openingHours(), { about: 'When it is open.', max: 21 })),
    area: optional(text({ about: 'The region it works in.', max: 120 })),
    currency: optional(
      Type.String({
        description: 'What its prices are in, by three letters, such as USD: a sign alone may stand for several.',
        pattern: '^[A-Z]{3}$',
        maxLength: 3,
        examples: ['EUR'],
      }),
    ),
  },
  { about: 'What the business is, for search engines. Nothing of it is shown on the pages.' },
)

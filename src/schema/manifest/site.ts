// Schema of facts that hold for the site in every reading.
import Type from 'typebox'
import { openingHours } from '../day-words.ts'
import { choice, flag, link, list, optional, pictureFile, placeholder, record, text } from '../vocabulary.ts'
import { localKinds, otherKinds, placeKinds } from './business-kinds.ts'

/** `AutoRepair` becomes `Auto repair`. */
const inWords = (kind: string) =>
  kind.replace(/([a-z])([A-Z])/g, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`)

const business = record(
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

export const site = record(
  {
    placeholder: placeholder(),
    name: text({ about: 'The name of the business, as the logo and titles show it.', max: 60 }),
    url: link({ about: 'The address the site is published at, without a path.', example: 'https://www.example.com' }),
    language: text({ about: 'The language of the texts by its tag, such as en, de or pt-BR.', max: 20, example: 'en' }),
    timeZone: optional(
      text({
        about:
          'Whose clock `publish` and `until` mean, and which day is today, such as Europe/London. It is needed once one of the two is said.',
        max: 60,
        example: 'Europe/Zurich',
      }),
    ),
    email: text({ about: 'The address visitors write to.', max: 254, example: 'hello@example.com' }),
    contact: optional(
      record(
        {
          name: text({ about: 'Who answers.', max: 80 }),
          role: text({ about: 'What they do.', max: 80 }),
          email: text({ about: 'Their address.', max: 254 }),
          placeholder: placeholder(),
        },
        { about: 'The person visitors may write to.' },
      ),
    ),
    business: optional(business),
    social: optional(
      list(link({ about: 'The address of one.', example: 'https://www.instagram.com/example' }), {
        about: 'Where else on the web the organization is: shown by the block `social`, told to search engines.',
        max: 16,
      }),
    ),
    logo: optional(
      record(
        {
          file: pictureFile({
            about: 'The logo: a file of the folder `images` beside this one, or one under `public/`. SVG stays sharp.',
            example: 'images/logo.svg',
          }),
          dark: optional(
            pictureFile({
              about: 'The logo for the dark palette. Left out: the same.',
              example: 'images/logo-dark.svg',
            }),
          ),
          alt: optional(
            text({
              about: 'What it says, for people who do not see it. Left out: the name of the business.',
              max: 120,
            }),
          ),
          withName: optional(
            flag({ about: 'Whether the name stands beside it. Left out, the picture holds the name itself.' }),
          ),
        },
        { about: 'The logo of the header and the footer. Left out: the drawing of the look, and the name.' },
      ),
    ),
    favicon: optional(
      pictureFile(
        {
          about:
            'The icon of browser tabs and home screens, SVG, PNG or ICO. Left out: one in the colours of the look.',
          example: 'images/icon.svg',
        },
        'ico|png|svg',
      ),
    ),
    relaxedHeaders: optional(
      list(
        choice(
          {
            'content-security-policy': 'What a page may load and run.',
            'strict-transport-security': 'That the site is asked for by https alone.',
            'x-content-type-options': 'That no file is taken for another kind.',
            'x-frame-options': 'Who may show the site in a frame.',
            'referrer-policy': 'What other sites learn of the page a visitor comes from.',
            'cross-origin-opener-policy': 'Whether a page that opened this one may reach it.',
            'cross-origin-resource-policy': 'Whether other sites may show files of this one.',
            'permissions-policy': 'Which devices a page may use.',
          },
          { about: 'A security header.' },
        ),
        {
          about:
            'Security headers that `public/_headers` or `public/vercel.json` is meant to weaken. Left out: what weakens one is refused.',
          max: 8,
        },
      ),
    ),
    shareImages: optional(
      flag({
        about:
          'Whether a picture is drawn for each page, shown where its address is passed on. Left out: up to 200 pages.',
      }),
    ),
  },
  { about: 'Name, address, language and contact of the site.' },
)

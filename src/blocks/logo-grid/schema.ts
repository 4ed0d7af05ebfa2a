import { block, choice, heading, image, link, optional, placeholder, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    look: optional(
      choice(
        { frames: 'Each in a frame of one size.', line: 'In a row without frames, as below a hero.' },
        { about: 'How the logos stand.', otherwise: 'frames' },
      ),
    ),
    logos: records(
      {
        name: text({ about: 'Whose logo it is.', max: 60 }),
        image: optional(
          image({ about: 'The logo, best as SVG. Its `alt` is the name. Left out, the name stands in its place.' }),
        ),
        to: optional(link({ about: 'Where it leads.' })),
        placeholder: placeholder(),
      },
      { each: 'One logo. Until its file is there, its name stands in its frame.', about: 'The logos.', max: 24 },
    ),
  },
  {
    group: 'people',
    about: 'Logos of clients or partners, each in a place of one size.',
    synonyms: ['logos', 'clients', 'partners', 'brands', 'logo-cloud', 'sponsors'],
  },
)

import { action, block, choice, heading, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    eyebrow: optional(text({ about: 'A few words above the title.', max: 60 })),
    title: heading({ about: 'The title of the page.', max: 110, example: 'Services' }),
    text: optional(text({ about: 'A short introduction.', max: 400 })),
    action: optional(action({ about: 'A link to go on with.' })),
    look: optional(
      choice(
        {
          drawing: 'The drawing of the look stands beside the words.',
          field: 'The drawing fills the opening, and fades where the words are.',
          large: 'A short title is as large as the page is wide; text and link stand below it.',
        },
        { about: 'How the title is staged.', otherwise: 'drawing' },
      ),
    ),
  },
  {
    group: 'opening',
    about: 'The opening of an inner page: its title and a short introduction.',
    synonyms: ['header', 'heading', 'intro', 'title', 'page-header', 'subheader'],
    keySynonyms: { look: ['variant', 'layout'] },
  },
)

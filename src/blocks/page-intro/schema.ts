import { action, block, heading, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    eyebrow: optional(text({ about: 'A few words above the title.', max: 60 })),
    title: heading({ about: 'The title of the page.', max: 110, example: 'Services' }),
    text: optional(text({ about: 'A short introduction.', max: 400 })),
    action: optional(action({ about: 'A link to go on with.' })),
  },
  {
    group: 'opening',
    about: 'The opening of an inner page: its title and a short introduction.',
    synonyms: ['header', 'heading', 'intro', 'title', 'page-header', 'subheader'],
  },
)

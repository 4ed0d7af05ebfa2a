import { block, heading, placeholder, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    quotes: records(
      {
        text: text({ about: 'What was said.', max: 400 }),
        by: text({ about: 'Who said it.', max: 80 }),
        placeholder: placeholder(),
      },
      { each: 'One quote.', about: 'The quotes.', max: 8 },
    ),
  },
  {
    group: 'people',
    about: 'What people said, each quote with its source.',
    synonyms: ['testimonial', 'quote', 'quotes', 'reviews', 'review'],
    keySynonyms: { quotes: ['items'] },
  },
)

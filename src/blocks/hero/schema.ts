import { action, block, heading, list, optional, record, text, tone } from '../../schema/vocabulary.ts'

export default block(
  {
    tone: optional(tone()),
    eyebrow: optional(text({ about: 'A few words above the title.', max: 60 })),
    title: heading({ about: 'The promise of the site in one line.', max: 90, example: 'Bread worth the walk' }),
    text: text({ about: 'Two or three sentences below it.', max: 400 }),
    action: optional(action({ about: 'The button.' })),
    second: optional(action({ about: 'A quieter link beside the button.' })),
    pillars: optional(
      list(
        record(
          {
            title: heading({ about: 'The name of the pillar.', max: 40 }),
            text: text({ about: 'What it means.', max: 200 }),
          },
          { about: 'One pillar.' },
        ),
        { about: 'What the promise rests on.', max: 4 },
      ),
    ),
  },
  {
    about: 'The opening of the home page: a promise, a drawing, what it rests on.',
    synonyms: ['header', 'jumbotron', 'splash', 'hero-section', 'masthead'],
    keySynonyms: { pillars: ['items'] },
  },
)

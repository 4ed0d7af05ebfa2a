import { action, block, heading, list, optional, record, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    labels: record(
      {
        when: text({ about: 'Heads the situation.', max: 40, example: 'When to call' }),
        get: text({ about: 'Heads what is delivered.', max: 40, example: 'What you receive' }),
      },
      { about: 'The words over the parts of each package.' },
    ),
    packages: records(
      {
        title: heading({ about: 'The name of the package.', max: 80 }),
        summary: text({ about: 'What it is.', max: 280 }),
        when: text({ about: 'The situation it is made for.', max: 280 }),
        get: list(text({ about: 'One thing you receive.', max: 160 }), { about: 'What you receive.', max: 8 }),
        action: optional(action({ about: 'What to do now.' })),
      },
      { each: 'One package.', about: 'The packages.', max: 5 },
    ),
  },
  {
    group: 'work',
    about: 'Service packages without prices: the situation, what is done, what you receive.',
    synonyms: ['services'],
  },
)

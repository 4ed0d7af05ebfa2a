import { action, block, heading, list, optional, record, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: text({ about: 'Who these prices are for.', max: 320 }),
    prices: records(
      {
        title: text({ about: 'What is priced.', max: 80 }),
        price: text({ about: 'What it costs.', max: 60 }),
      },
      { each: 'One line.', about: 'The lines of the list.', max: 12 },
    ),
    conditions: optional(
      record(
        {
          title: heading({ about: 'Heads the conditions.', max: 80 }),
          items: list(text({ about: 'One condition.', max: 160 }), { about: 'The conditions.', max: 12 }),
        },
        { about: 'What must be true for these prices to apply.' },
      ),
    ),
    note: optional(text({ about: 'A line below.', max: 240 })),
    action: optional(action({ about: 'What to do now.' })),
  },
  {
    group: 'work',
    about: 'A list of prices with the conditions under which they apply.',
    synonyms: ['menu', 'prices', 'pricing'],
  },
)

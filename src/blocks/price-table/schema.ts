import { action, block, heading, list, optional, placeholder, record, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'What the prices hold for.', max: 320 })),
    corner: optional(text({ about: 'Heads the column of what is priced.', max: 40 })),
    variants: list(text({ about: 'One variant, such as Adult.', max: 40 }), {
      about: 'What prices differ by, a column each.',
      max: 5,
    }),
    prices: records(
      {
        title: text({ about: 'What is priced.', max: 80 }),
        note: optional(text({ about: 'What belongs to it.', max: 120 })),
        prices: list(text({ about: 'The price of one variant.', max: 30, example: '£20' }), {
          about: 'A price for each variant, in their order.',
          max: 5,
          alongside: 'variants',
        }),
        placeholder: placeholder(),
      },
      { each: 'One line.', about: 'The lines.', max: 30 },
    ),
    reductions: optional(
      record(
        {
          title: heading({ about: 'Heads the reductions.', max: 80 }),
          items: records(
            {
              title: text({ about: 'Who pays less, or when.', max: 120 }),
              price: text({ about: 'What is taken off, or what is paid.', max: 40, example: '20 % off' }),
            },
            { each: 'One reduction.', about: 'The reductions.', max: 10 },
          ),
        },
        { about: 'Who pays less.' },
      ),
    ),
    note: optional(text({ about: 'A line below.', max: 240 })),
    action: optional(action({ about: 'What to do now.' })),
  },
  {
    group: 'work',
    about: 'Prices in a table, a column for each variant, with reductions.',
    synonyms: ['tickets', 'fees', 'rates', 'membership', 'tariff', 'admission'],
    keySynonyms: {
      variants: ['columns'],
      prices: ['rows', 'items', 'lines'],
      reductions: ['discounts', 'concessions'],
    },
  },
)

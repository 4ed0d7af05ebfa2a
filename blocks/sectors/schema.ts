import { defineBlock, heading, list, optional, record, text } from 'lectern'

export default defineBlock(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    sectors: list(
      record(
        {
          title: heading({ about: 'The name of the sector.', max: 60 }),
          text: text({ about: 'What is done there.', max: 280 }),
        },
        { about: 'One sector.' },
      ),
      { about: 'The sectors.', max: 8 },
    ),
  },
  { group: 'work', about: 'Sectors, each a card with a name and a sentence.' },
)

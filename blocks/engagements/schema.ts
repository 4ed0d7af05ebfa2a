import { action, defineBlock, flag, heading, list, optional, record, text } from 'lectern'

export default defineBlock(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    cards: list(
      record(
        {
          title: heading({ about: 'The name of the engagement.', max: 60 }),
          summary: text({ about: 'What it is for.', max: 240 }),
          price: optional(text({ about: 'What it costs.', max: 60 })),
          duration: optional(text({ about: 'How long it takes.', max: 60 })),
          recommended: optional(flag({ about: 'True marks the card as the recommended one.' })),
          action: action({ about: 'Where the card leads.' }),
        },
        { about: 'One engagement.' },
      ),
      { about: 'The engagements, side by side.', max: 4 },
    ),
  },
  {
    group: 'work',
    about: 'Engagements at a glance, each leading to its details; one may be recommended.',
    synonyms: ['offers', 'services'],
  },
)

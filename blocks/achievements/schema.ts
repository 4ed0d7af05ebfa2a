import { defineBlock, heading, list, optional, placeholder, record, text } from 'lectern'

export default defineBlock(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    statements: list(
      record(
        { text: text({ about: 'What was achieved.', max: 240 }), placeholder: placeholder() },
        { about: 'One statement.' },
      ),
      { about: 'The statements.', max: 16 },
    ),
  },
  { group: 'text', about: 'Achievements, as statements rather than figures.' },
)

import { block, heading, list, optional, placeholder, record, text } from '../../schema/vocabulary.ts'

export default block(
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
  { about: 'Achievements, as statements rather than figures.' },
)

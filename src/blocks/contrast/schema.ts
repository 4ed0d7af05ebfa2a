import { block, heading, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    left: heading({ about: 'Heads the left side.', max: 60, example: 'What data shows' }),
    right: heading({ about: 'Heads the right side.', max: 60, example: 'What context reveals' }),
    pairs: records(
      {
        left: text({ about: 'The statement on the left.', max: 160 }),
        right: text({ about: 'What stands against it on the right.', max: 240 }),
      },
      { each: 'Two statements that answer each other.', about: 'The statements, pair by pair.', max: 8 },
    ),
  },
  { group: 'text', about: 'Two sides of the same thing, line by line.', synonyms: ['versus', 'before-after'] },
)

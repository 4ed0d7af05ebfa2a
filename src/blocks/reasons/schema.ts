import { block, heading, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    reasons: records(
      {
        title: heading({ about: 'The reason in a few words.', max: 90 }),
        text: text({ about: 'The reason in full.', max: 320 }),
      },
      { each: 'One reason.', about: 'The reasons.', max: 8 },
    ),
  },
  {
    group: 'text',
    about: 'Reasons, set as an argument rather than as cards.',
    synonyms: ['features', 'benefits', 'why-us'],
  },
)

import { block, choice, heading, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    look: optional(
      choice(
        { drawn: 'Side by side, each with a stage of the drawing.', ledger: 'One below the other, along a line.' },
        { about: 'How the steps are set.', otherwise: 'ledger' },
      ),
    ),
    steps: records(
      {
        step: optional(text({ about: 'The number or the time of the step.', max: 16, example: '1' })),
        title: heading({ about: 'The name of the step.', max: 48 }),
        description: text({ about: 'What happens.', max: 320 }),
      },
      { each: 'One step.', about: 'The steps in order.', max: 8 },
    ),
  },
  {
    group: 'text',
    about: 'Steps in order: what happens first, and then.',
    synonyms: ['process', 'how-it-works', 'workflow'],
    keySynonyms: { steps: ['items'], step: ['number'] },
  },
)

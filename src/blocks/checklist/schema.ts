import { action, block, choice, heading, list, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    items: list(text({ about: 'One entry.', max: 200 }), { about: 'The entries.', max: 16 }),
    marks: optional(
      choice(
        { ticks: 'Ticks.', dashes: 'Dashes, such as for difficulties.' },
        { about: 'What stands before each entry.', otherwise: 'ticks' },
      ),
    ),
    action: optional(action({ about: 'Where to go on.' })),
  },
  { group: 'text', about: 'A list of short statements over two columns.', synonyms: ['list', 'features', 'bullets'] },
)

import { block, heading, list, optional, placeholder, record, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'Heading above the tiles.' })),
    text: optional(text({ about: 'A sentence below it.' })),
    tiles: list(
      record(
        {
          figure: text({ about: 'The figure, as it is to be read.', max: 12, example: '18K+' }),
          label: text({ about: 'What the figure counts.', max: 80 }),
          placeholder: placeholder(),
        },
        { about: 'One figure with its label.' },
      ),
      { about: 'The tiles, in order.', max: 12 },
    ),
  },
  {
    group: 'figures',
    about: 'Figures, each with a label.',
    synonyms: ['stats', 'statistics', 'numbers', 'metrics', 'counters', 'figures'],
    keySynonyms: { tiles: ['items'], figure: ['value', 'number', 'stat'] },
  },
)

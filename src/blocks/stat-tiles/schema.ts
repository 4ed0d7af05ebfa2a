import { block, heading, optional, placeholder, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'Heading above the tiles.' })),
    text: optional(text({ about: 'A sentence below it.' })),
    tiles: records(
      {
        figure: text({ about: 'The figure, as it is to be read.', max: 12, example: '18K+' }),
        label: text({ about: 'What the figure counts.', max: 80 }),
        placeholder: placeholder(),
      },
      { each: 'One figure with its label.', about: 'The tiles, in order.', max: 12 },
    ),
  },
  {
    group: 'figures',
    about: 'Figures, each with a label.',
    synonyms: ['stats', 'statistics', 'numbers', 'metrics', 'counters', 'figures'],
    keySynonyms: { tiles: ['items'], figure: ['value', 'number', 'stat'] },
  },
)

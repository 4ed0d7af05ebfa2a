import { block, choice, heading, innerBlocks, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'A title above the columns.' })),
    text: optional(text({ about: 'A sentence or two below it.' })),
    split: optional(
      choice(
        {
          even: 'All as wide as one another.',
          first: 'The first is the widest.',
          last: 'The last is the widest.',
        },
        { about: 'How the width is shared.', otherwise: 'even' },
      ),
    ),
    blocks: innerBlocks({
      about: 'The blocks, one a column. Any but those that open pages, hold forms or hold columns themselves.',
      min: 2,
      max: 4,
    }),
  },
  {
    group: 'text',
    about: 'Blocks beside one another, each in a column.',
    synonyms: ['column', 'row', 'grid', 'two-columns', 'side-by-side', 'layout'],
    keySynonyms: { blocks: ['columns', 'items', 'children'], split: ['widths', 'ratio'] },
  },
)

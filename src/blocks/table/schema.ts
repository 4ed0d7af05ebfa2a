import { block, flag, heading, list, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    caption: optional(text({ about: 'What the table shows, read with it.', max: 180 })),
    corner: optional(text({ about: 'Heads the column of the labels.', max: 60 })),
    columns: list(text({ about: 'Heads one column.', max: 60 }), { about: 'What each column holds.', max: 8 }),
    rows: records(
      {
        label: text({ about: 'What the row is about.', max: 80 }),
        cells: list(text({ about: 'One cell. A figure stands in quotes: "12".', max: 160 }), {
          about: 'The cells, one for each column.',
          max: 8,
          alongside: 'columns',
        }),
      },
      { each: 'One row.', about: 'The rows.', max: 60 },
    ),
    figures: optional(flag({ about: 'True where the cells are figures, to be compared.', otherwise: false })),
    note: optional(text({ about: 'A line below, such as the source.', max: 240 })),
  },
  {
    group: 'figures',
    about: 'A table with a head for each column and row. On a phone it scrolls in its place.',
    synonyms: ['grid', 'spreadsheet', 'matrix', 'data-table'],
    keySynonyms: { columns: ['header', 'headers', 'head'], rows: ['items', 'lines', 'body'], cells: ['values'] },
  },
)

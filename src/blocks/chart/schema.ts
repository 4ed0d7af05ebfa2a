import { block, choice, flag, heading, list, number, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'What the chart shows, best as a sentence.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    chart: choice(
      {
        bar: 'A bar for each value.',
        line: 'A line for each row, along the columns.',
        slope: 'Before and after: a line for each row, from its first value to its last.',
        range: 'From the least to the greatest value of each row.',
        dots: 'A dot for each value, on one line for each row.',
        multiples: 'A small chart for each row, all to one scale.',
      },
      { about: 'How the figures are drawn.' },
    ),
    columns: list(text({ about: 'What one value is of. A year stands in quotes: "2024".', max: 24 }), {
      about: 'What the values of each row are, in order.',
      max: 40,
    }),
    rows: records(
      {
        label: text({ about: 'What the row is of.', max: 60 }),
        values: list(number({ about: 'One value, with a point before its decimals.' }), {
          about: 'The values, one for each column.',
          max: 40,
          alongside: 'columns',
        }),
        highlight: optional(flag({ about: 'True for the row that the chart speaks of.', otherwise: false })),
      },
      { each: 'One row of figures.', about: 'The figures. The table beside the chart is made of them.', max: 16 },
    ),
    unit: optional(text({ about: 'What the values are in, such as % or km.', max: 12 })),
    from: optional(number({ about: 'Where the scale begins. Bars always begin at zero.' })),
    to: optional(number({ about: 'Where the scale ends.' })),
    caption: optional(text({ about: 'How to read it.', max: 300 })),
    source: optional(text({ about: 'Where the figures come from.', max: 240, example: 'Source: our own count' })),
  },
  {
    group: 'figures',
    about: 'A chart drawn from a few lines of figures, with the figures as a table for those who cannot see it.',
    synonyms: ['graph', 'diagram', 'plot', 'bar-chart', 'line-chart', 'data'],
    keySynonyms: {
      chart: ['kind', 'look', 'style'],
      columns: ['labels', 'categories', 'x'],
      rows: ['series', 'data', 'items', 'bars', 'lines'],
      values: ['data', 'value', 'y'],
    },
  },
)

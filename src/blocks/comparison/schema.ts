import { block, count, flag, heading, list, optional, record, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence or two below it.' })),
    spans: records(
      {
        label: text({ about: 'What takes the time.', max: 80 }),
        value: text({ about: 'The time in words.', max: 60, example: '3-6 months' }),
        note: optional(text({ about: 'What else is to be said, such as the cost.', max: 120 })),
        from: count({ about: 'The shortest time, in days.', max: 3660 }),
        to: count({ about: 'The longest time, in days.', min: 1, max: 3660 }),
        ours: optional(flag({ about: 'True for the span the section speaks for.' })),
      },
      { each: 'One span of time.', about: 'Spans drawn to one scale.', min: 2, max: 6 },
    ),
    list: optional(
      record(
        {
          title: heading({ about: 'Heads the list.', max: 80 }),
          items: list(text({ about: 'One entry.', max: 80 }), { about: 'The entries.', max: 16 }),
          note: optional(text({ about: 'A line below the list.', max: 240 })),
        },
        { about: 'A list beside the comparison.' },
      ),
    ),
  },
  {
    group: 'figures',
    about: 'Spans of time drawn to one scale, with a list beside them.',
    synonyms: ['compare', 'versus', 'durations'],
  },
)

import { defineBlock, heading, list, optional, record, text } from 'lectern'

export default defineBlock(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    labels: record(
      {
        applications: text({ about: 'Heads the applications.', max: 40, example: 'Applications' }),
        painPoints: text({ about: 'Heads the pain points.', max: 40, example: 'Pain points' }),
      },
      { about: 'The words over the two lists.' },
    ),
    industries: list(
      record(
        {
          title: heading({ about: 'The name of the industry.', max: 80 }),
          applications: list(text({ about: 'One application.', max: 160 }), {
            about: 'What the work is used for.',
            max: 8,
          }),
          painPoints: list(text({ about: 'One pain point.', max: 160 }), { about: 'What is hard there.', max: 8 }),
        },
        { about: 'One industry.' },
      ),
      { about: 'The industries.', max: 16 },
    ),
  },
  { group: 'work', about: 'Industries, each with what the work is used for and what is hard there.' },
)

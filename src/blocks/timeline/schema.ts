import { block, flag, heading, image, optional, placeholder, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    entries: records(
      {
        when: text({
          about: 'The year or the time. A year stands in quotes: "2019".',
          max: 40,
          example: 'Spring 2019',
        }),
        title: heading({ about: 'What happened.', max: 90 }),
        text: optional(text({ about: 'A sentence or two on it.' })),
        image: optional(image({ about: 'A picture of it.' })),
        now: optional(flag({ about: 'True for what is going on.', otherwise: false })),
        placeholder: placeholder(),
      },
      { each: 'One thing that happened.', about: 'What happened, in order.', max: 24 },
    ),
  },
  {
    group: 'text',
    about: 'What happened when, along a line.',
    synonyms: ['history', 'milestones', 'chronology', 'story', 'roadmap'],
    keySynonyms: { entries: ['items', 'events', 'milestones'], when: ['date', 'year', 'time'] },
  },
)

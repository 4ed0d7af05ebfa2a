import { date, time } from '../../schema/day-words.ts'
import { action, block, choice, heading, optional, placeholder, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    events: records(
      {
        day: date({ about: 'The day, or the first of several.' }),
        to: optional(date({ about: 'The last of several days.' })),
        starts: optional(time({ about: 'When it begins.', example: '19:30' })),
        ends: optional(time({ about: 'When it ends.', example: '22:00' })),
        title: heading({ about: 'What it is.', max: 100 }),
        text: optional(text({ about: 'A sentence or two on it.' })),
        with: optional(text({ about: 'Who speaks or plays.', max: 120 })),
        place: optional(text({ about: 'Where it is, if not where the site is.', max: 120 })),
        price: optional(text({ about: 'What it costs.', max: 60 })),
        action: optional(action({ about: 'Where to book it, or to read more.' })),
        cancelled: optional(text({ about: 'Why it does not take place; shown with it.', max: 120 })),
        placeholder: placeholder(),
      },
      { each: 'One event.', about: 'The events. They are shown in the order of their days.', min: 0, max: 120 },
    ),
    past: optional(
      choice(
        { hide: 'Left out.', keep: 'Shown with the others.', only: 'Shown alone, the last one first.' },
        { about: 'What becomes of events that are past on the day of the build.', otherwise: 'hide' },
      ),
    ),
    none: optional(text({ about: 'Said where no event is left.', max: 240 })),
  },
  {
    group: 'place',
    about: 'Events by date, told to search engines too. What is past goes with the next build: build the site daily.',
    synonyms: ['calendar', 'agenda', 'programme', 'program', 'dates', 'concerts', 'schedule'],
    keySynonyms: {
      events: ['items', 'dates', 'entries'],
      day: ['date', 'when', 'start'],
      to: ['end', 'until'],
      starts: ['time', 'from'],
      with: ['speaker', 'speakers', 'artist'],
      place: ['location', 'venue', 'where'],
    },
    dated: true,
  },
)

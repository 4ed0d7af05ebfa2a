import { date, openingHours } from '../../schema/day-words.ts'
import { action, block, heading, list, optional, placeholder, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    days: records(
      {
        days: text({ about: 'Which days, in words.', max: 60, example: 'Monday to Friday' }),
        times: text({ about: 'When it is open then, in words.', max: 100, example: '9.00 to 18.00' }),
        exactly: optional(
          list(openingHours(), { about: 'The same for search engines. Left out where it is closed.', max: 7 }),
        ),
        placeholder: placeholder(),
      },
      { each: 'One line.', about: 'The lines of a week.', max: 14 },
    ),
    holidays: optional(
      records(
        {
          day: date({ about: 'The day, or the first of several.' }),
          to: optional(date({ about: 'The last of several days.' })),
          name: optional(text({ about: 'What it is.', max: 60, example: 'New Year' })),
          times: text({ about: 'When it is open then, in words.', max: 60, example: 'closed' }),
        },
        {
          each: 'A day, or several, on which other times apply.',
          about: 'Holidays to come; what is past on the day of the build is left out.',
          max: 30,
        },
      ),
    ),
    holidaysTitle: optional(heading({ about: 'Heads the holidays.', max: 60, example: 'Holidays' })),
    note: optional(text({ about: 'A line below.', max: 240 })),
    action: optional(action({ about: 'What to do now.' })),
  },
  {
    group: 'place',
    about: 'When it is open, with holidays. Search engines are told, too.',
    synonyms: ['opening-hours', 'opening-times', 'times', 'schedule', 'business-hours'],
    keySynonyms: {
      days: ['hours', 'items', 'week'],
      times: ['hours', 'time', 'open'],
      holidays: ['exceptions', 'closed'],
    },
    dated: true,
  },
)

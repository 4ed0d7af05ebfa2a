// Problems of days and moments.
import { error, quoted, warning } from '../kind.ts'
import { badEntry, examplePair, home, listAndPage, newsExample, post } from './content-examples.ts'

const coming = '{ from: news, when: upcoming, as: { value: "{entry.slug}", label: "{entry.title}" } }'
const choices = (list: string) => `- { name: bread, label: Bread, type: select, choices: ${list} }`

const moments = (name: string) =>
  `collections:\n  ${name}: { from: content/${name}.csv, fields: [{ name: start, type: moment, label: Start }] }`
const list = (name: string) =>
  `{ type: index-list, title: Days, items: { from: ${name}, as: { title: "{entry.start | long}, {entry.start | time}", text: Rye } } }`

interface Later {
  moment: string
  message: string
  hint: string
  /** The problem that comes, for its words in other languages. */
  then: { code: string; facts: unknown }
}

export const contentTimes = {
  'bad-day': error<{ text: string }>({
    title: 'A day or a time that is none',
    about: 'A day is written 2026-12-03, a moment 2026-12-03 07:00, and both are of the calendar.',
    message: ({ text }) => `${quoted(text)} is on no calendar.`,
    hint: ({ text }) =>
      text.includes(':')
        ? 'Write the day and the time, as 2026-12-03 07:00.'
        : 'Write year, month and day, as 2026-12-03.',
    example: badEntry(post().replace('2026-12-03', '2026-02-30')),
  }),
  'no-such-time': error<{ text: string; zone: string; kind: 'skipped' | 'twice'; before: string; after: string }>({
    title: 'A time that the clock skips, or shows twice',
    about: 'On two nights of the year clocks are changed. A moment in the hour that is left out or doubled is none.',
    message: ({ text, zone, kind: how }) =>
      `In ${zone}, the clock ${how === 'skipped' ? 'skips' : 'shows twice'} ${text}.`,
    hint: ({ before, after }) => `Write ${before} or ${after}.`,
    example: {
      in: 'top',
      bad: examplePair('bad'),
      good: examplePair('good'),
      beside: [{ in: 'site', lines: 'timeZone: Europe/Zurich' }],
      included: {
        'content/bad/rye.md': post('publish: 2026-03-29 02:30\n'),
        'content/good/rye.md': post('publish: 2026-03-29 03:30\n'),
      },
    },
  }),
  'zone-missing': error<object>({
    title: 'A moment without a time zone',
    about: '"publish" and "until" are moments by the clock of "site.timeZone", so that they mean the same everywhere.',
    message: () => 'A moment is used, and the site does not say whose clock it means.',
    hint: () => 'Write "timeZone:" under "site:", as Europe/Zurich.',
    example: {
      in: 'home',
      bad: home('{ type: page-intro, title: Rye, publish: 2026-01-02 08:00 }'),
      good: home('{ type: page-intro, title: Rye, publish: 2026-01-02 }').replace(', publish: 2026-01-02', ''),
    },
  }),
  'unknown-zone': error<{ zone: string; nearest?: string }>({
    title: 'A time zone that there is not',
    about: 'Time zones have names like Europe/Zurich, in the list of the IANA.',
    message: ({ zone }) => `There is no time zone ${quoted(zone)}.`,
    hint: ({ nearest }) =>
      `${nearest === undefined ? '' : `Did you mean "${nearest}"? `}Write the continent and the nearest large city of the list: Europe/Berlin, America/New_York.`,
    example: { in: 'site', bad: 'timeZone: Zurich', good: 'timeZone: Europe/Zurich' },
  }),
  'never-shown': error<{ publish: string; until: string }>({
    title: 'Something that is gone before it comes',
    about:
      '"publish" is the moment from which something is shown, "until" the one from which it is not. It has to be the later one.',
    message: ({ publish, until }) => `It comes at ${publish}, and has been gone since ${until}.`,
    hint: () => 'Make "until" the later of the two, or take one of them away.',
    example: {
      in: 'home',
      bad: home('{ type: page-intro, title: Rye, publish: 2126-02-01, until: 2126-01-01 }'),
      good: home('{ type: page-intro, title: Rye, publish: 2126-01-01, until: 2126-02-01 }'),
      beside: [{ in: 'site', lines: 'timeZone: Europe/Zurich' }],
    },
  }),
  'moment-without-time': warning<{ field: string }>({
    title: 'A day without the time that a page shows',
    about: '{entry.start | time} shows nothing of a moment that is a day alone, and the words around it stand alone.',
    message: ({ field }) => `"${field}" has no time, and a page shows one among other words.`,
    hint: () => 'Write the time behind the day, as in "2026-12-03 07:00".',
    example: {
      in: 'home',
      bad: home(list('bad')),
      good: home(list('good')),
      beside: [
        { in: 'site', lines: 'timeZone: Europe/Zurich' },
        { in: 'top', lines: moments('good') + moments('bad').replace('collections:', '') },
      ],
      included: { 'content/bad.csv': 'start\n2026-12-03\n', 'content/good.csv': 'start\n2026-12-03 07:00\n' },
    },
  }),
  'list-runs-out': warning<Later>({
    title: 'A list that will be empty',
    about:
      'Choices of a form or links of a menu are filled from a collection, and its last entry goes, or is past. From then on the site cannot be built.',
    message: ({ moment, message }) => `From ${moment} on: ${message}`,
    hint: () => 'Add an entry before then, or write a choice or a link beside "from:" that always stands there.',
    example: {
      in: 'fields',
      bad: choices(coming),
      good: choices(`[${coming}, { value: other, label: Another day }]`),
      beside: [{ in: 'top', lines: newsExample() }],
      included: { 'content/news/rye.md': post().replace('2026-12-03', '2126-12-03') },
    },
  }),
  'draft-problem': warning<Omit<Later, 'moment'>>({
    title: 'A mistake in a draft',
    about: 'A draft is on no page yet. Once it is published, what is wrong in it keeps the site from being built.',
    message: ({ message }) => `Once the draft is published: ${message}`,
    hint: ({ hint }) => hint,
    example: {
      in: 'home',
      bad: listAndPage.replaceAll('news', 'bad'),
      good: listAndPage.replaceAll('news', 'good'),
      beside: [
        {
          in: 'top',
          lines: [
            examplePair('bad').replace('news:', 'bad:'),
            examplePair('good').replace('collections:\n  news:', '  good:'),
          ].join('\n'),
        },
      ],
      included: {
        'content/bad/rye.md': post('draft: true\n').replace('Rye again.', 'See [oats](/oats).'),
        'content/good/rye.md': post('draft: true\n'),
      },
    },
  }),
  'later-problem': error<Later>({
    title: 'A mistake that comes with time',
    about: 'At a later moment a page or an entry comes or goes, and something that is right today is wrong then.',
    message: ({ moment, message }) => `From ${moment} on: ${message}`,
    hint: ({ hint }) => hint,
    example: {
      in: 'home',
      bad: home('{ type: prose, title: Rye, text: "See [rye](/rye)." }').concat(
        '\n/rye:\n  title: Rye\n  description: Rye.\n  until: 2126-01-01 00:00\n  blocks: [{ type: page-intro, title: Rye }]',
      ),
      good: home('{ type: prose, title: Rye, text: "See [rye](/rye).", until: 2126-01-01 00:00 }').concat(
        '\n/rye:\n  title: Rye\n  description: Rye.\n  until: 2126-01-01 00:00\n  blocks: [{ type: page-intro, title: Rye }]',
      ),
      beside: [{ in: 'site', lines: 'timeZone: Europe/Zurich' }],
    },
  }),
}

import { error } from '../../../problems/kind.ts'

const events = (days: string) => `- { type: events, title: Evenings, events: [{ ${days}, title: Open mill }] }`

export default {
  'days-crossed': error<{ key: string; text: string; first: string; from: string }>({
    title: 'A last day before the first',
    about:
      'What lasts several days has its first and its last day. The other way round it is never shown, or past at once.',
    message: ({ key, text, first, from }) => `"${key}" is ${text}, and that is before "${first}", ${from}.`,
    hint: () => 'Change one of the two, or exchange them.',
    example: {
      in: 'blocks',
      bad: events('day: 2999-05-14, to: 2999-05-12'),
      good: events('day: 2999-05-12, to: 2999-05-14'),
    },
  }),
}

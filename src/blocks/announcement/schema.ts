import { date } from '../../schema/day-words.ts'
import { action, block, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    text: text({ about: 'What there is to say, in a sentence or two.', max: 190 }),
    action: optional(action({ about: 'Where there is more.' })),
    from: optional(date({ about: 'The day from which it is shown, and the site is built anew.' })),
    until: optional(date({ about: 'The last day on which it is shown.' })),
  },
  {
    group: 'action',
    about: 'One line over the page, from one day to another. Days are those of the build: build the site daily.',
    synonyms: ['announcement-bar', 'news', 'top-bar', 'dated-notice', 'ticker'],
    keySynonyms: { from: ['start', 'since'], until: ['end', 'to', 'expires'], text: ['message', 'title'] },
    dated: true,
    prelude: true,
  },
)

import { action, block, heading, list, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The last word of the page.', max: 110 }),
    text: optional(text({ about: 'A sentence or two below it.' })),
    actions: list(action({ about: 'One link.' }), { about: 'What to do now; the first is the button.', max: 2 }),
  },
  {
    group: 'action',
    about: 'The close of a page: one question, one or two ways on.',
    synonyms: ['cta', 'call-to-action', 'button', 'contact-us'],
    keySynonyms: { actions: ['buttons', 'links'] },
  },
)

import { action, block, heading, list, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the page.' }),
    text: text({ about: 'What there is to say.', max: 600 }),
    actions: optional(list(action({ about: 'One link.' }), { about: 'Where to go from here.', max: 3 })),
  },
  {
    group: 'action',
    about: 'A page with one plain message and the ways on from it.',
    synonyms: ['alert', 'callout', 'message'],
    keySynonyms: { actions: ['buttons', 'links'] },
  },
)

import { action, block, heading, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'What it is about.', max: 90 }),
    text: text({ about: 'One or two sentences.', max: 280 }),
    action: action({ about: 'Where it leads.' }),
  },
  {
    group: 'action',
    about: 'A strip with one message and one link.',
    synonyms: ['promo', 'alert', 'cta', 'call-to-action', 'button'],
  },
)

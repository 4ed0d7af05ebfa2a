import { action, heading, record, text } from '../../schema/vocabulary.ts'

export default record(
  {
    title: heading({ about: 'What it is about.', max: 90 }),
    text: text({ about: 'One or two sentences.', max: 280 }),
    action: action({ about: 'Where it leads.' }),
  },
  { about: 'A strip with one message and one link.' },
)

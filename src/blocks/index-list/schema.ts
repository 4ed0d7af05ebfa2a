import { action, block, heading, link, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    items: records(
      {
        title: heading({ about: 'The entry.', max: 80 }),
        text: optional(text({ about: 'A line with it.', max: 160 })),
        to: optional(link({ about: 'Where the entry leads.' })),
      },
      { each: 'One entry.', about: 'The entries.', max: 16 },
    ),
    action: optional(action({ about: 'Where the whole list leads.' })),
  },
  {
    group: 'guide',
    about: 'An index: a ruled list of large entries, each of which may lead somewhere.',
    synonyms: ['index', 'menu', 'links'],
  },
)

import { block, heading, image, markdown, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    tabs: records(
      {
        label: text({ about: 'The words of the tab.', max: 40 }),
        text: markdown({ about: 'What it shows, in the small Markdown.', max: 6000 }),
        image: optional(image({ about: 'A picture beside it.' })),
      },
      { each: 'One tab.', about: 'The tabs; the first is open.', min: 2, max: 6 },
    ),
  },
  {
    group: 'text',
    about: 'Texts of which one is shown at a time. Below one another on a phone, and everything on paper.',
    synonyms: ['tab', 'tabbed', 'panels', 'switcher'],
    keySynonyms: { tabs: ['items', 'panels'], label: ['title', 'name'], text: ['content', 'panel'] },
  },
)

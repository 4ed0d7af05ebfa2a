import { block, heading, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'What stands above the languages.' }),
    text: optional(text({ about: 'A line below it.', max: 400 })),
  },
  {
    group: 'guide',
    about: 'The languages of the site, each with a link to this page in it.',
    synonyms: ['language-switcher', 'translations', 'locales', 'lang'],
  },
)

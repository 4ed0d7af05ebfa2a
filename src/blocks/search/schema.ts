import { block, heading, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.', example: 'Search' }),
    text: optional(text({ about: 'A sentence below it.' })),
  },
  {
    group: 'guide',
    about:
      'A search over all pages of the site, with the list of them below. It works at once; nothing has to be set up.',
    synonyms: ['find', 'site-search', 'suche', 'recherche', 'buscar', 'sitemap'],
    listsPages: true,
  },
)

import { block, choice, heading, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the list.', example: 'On this page' }),
    text: optional(text({ about: 'A sentence below it.' })),
    look: optional(
      choice(
        { list: 'In columns, numbered.', line: 'In a line that stays in sight while the page scrolls.' },
        { about: 'How the links are set.', otherwise: 'list' },
      ),
    ),
  },
  {
    group: 'guide',
    about:
      'What stands on this page: a link to each section below it that has a title. Where some of them have an `id`, those alone.',
    synonyms: ['toc', 'table-of-contents', 'on-this-page', 'jump-links', 'anchors'],
  },
)

import { block } from '../../schema/vocabulary.ts'

export default block(
  {},
  {
    group: 'guide',
    about: 'The way from the home page down to this page, by the addresses and titles of the pages above it.',
    prelude: true,
    synonyms: ['breadcrumb', 'trail', 'path', 'you-are-here'],
  },
)

import { error } from '../../../problems/kind.ts'

export default {
  'missing-heading': error<{ page: string; block: string }>({
    title: 'A page that opens without a heading',
    about: 'The first block of a page holds its main heading, which screen readers and search engines read first.',
    message: ({ block, page: route }) => `The page ${route} opens with the block "${block}", which shows no heading.`,
    hint: () => 'Give the block a title, or open the page with another one.',
    example: {
      in: 'blocks',
      bad: '- { type: stat-tiles, tiles: [{ figure: "30", label: years }] }',
      good: '- { type: stat-tiles, title: In figures, tiles: [{ figure: "30", label: years }] }',
    },
  }),
}

import { listed, quoted, warning } from '../../../problems/kind.ts'

const page = (title: string, description: string) =>
  `/loaves:\n  unlisted: true\n  title: ${title}\n  description: ${description}\n  blocks: [{ type: page-intro, title: Loaves }]`

export default {
  'title-too-long': warning<{ length: number; max: number }>({
    title: 'A page title that search results cut off',
    about: 'Search engines show about 60 characters of a title.',
    message: ({ length, max }) => `The title has ${length} characters; search results show about ${max}.`,
    hint: () => 'Put what matters first and shorten the rest.',
    example: {
      in: 'routes',
      bad: page('All of our loaves with rye and spelt and whatever the season brings', 'Rye and spelt.'),
      good: page('Our loaves', 'Rye and spelt.'),
    },
  }),
  'description-too-long': warning<{ length: number; max: number }>({
    title: 'A description that search results cut off',
    about: 'Search engines show about 160 characters of a description.',
    message: ({ length, max }) => `The description has ${length} characters; search results show about ${max}.`,
    hint: () => 'Say it in one or two short sentences.',
    example: {
      in: 'routes',
      bad: page('Loaves', `Rye and spelt${' and something else for those who like it'.repeat(5)}.`),
      good: page('Loaves', 'Rye and spelt.'),
    },
  }),
  'same-title': warning<{ title: string; pages: string[] }>({
    title: 'One title on several pages',
    about: 'In a row of tabs and in search results, pages are told apart by their titles.',
    message: ({ title, pages }) => `The title ${quoted(title)} is that of ${listed(pages)} too.`,
    hint: () => 'Say in each what only this page has.',
    example: {
      in: 'routes',
      bad: page('Order bread', 'Rye and spelt.').replace('  unlisted: true\n', ''),
      also: ['unreachable-page'],
      good: page('Loaves', 'Rye and spelt.'),
    },
  }),
  'same-description': warning<{ pages: string[] }>({
    title: 'One description on several pages',
    about: 'The description is what makes somebody choose this page in a list of results.',
    message: ({ pages }) => `The description is that of ${listed(pages)} too.`,
    hint: () => 'Say in each what only this page has.',
    example: {
      in: 'routes',
      bad: page('Loaves', 'Order a loaf for the day after tomorrow.').replace('  unlisted: true\n', ''),
      also: ['unreachable-page'],
      good: page('Loaves', 'Rye and spelt.'),
    },
  }),
}

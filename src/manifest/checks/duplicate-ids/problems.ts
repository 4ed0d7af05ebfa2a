import { error, quoted } from '../../../problems/kind.ts'

const intro = '- type: page-intro\n  title: Bread'

export default {
  'duplicate-id': error<{ id: string; page: string; line?: number }>({
    title: 'One id twice on a page',
    about: 'An id names one place on a page. With two, a link leads to the first and never to the second.',
    message: ({ id, page: route }) => `The id ${quoted(id)} is on the page ${route} more than once.`,
    hint: () => 'Give one of the two another id.',
    example: {
      in: 'blocks',
      bad: `${intro}\n  id: bread\n- { type: checklist, id: bread, title: Today, items: [Rye] }`,
      good: `${intro}\n  id: bread\n- { type: checklist, id: today, title: Today, items: [Rye] }`,
    },
  }),
}

import { error, quoted, warning } from '../../../problems/kind.ts'

const redirects = (lines: string) => `redirects:\n${lines.replace(/^/gm, '  ')}`

export default {
  'redirect-loop': error<{ through: string[]; to: string[] }>({
    title: 'Redirects that lead in a circle',
    about: 'A visitor who follows these redirects never arrives; the browser gives up.',
    message: ({ through }) =>
      through.length === 1
        ? `The redirect ${through[0]} leads back to itself.`
        : `The redirects ${[...through, through[0]].slice(0, 9).join(' → ')}${through.length > 8 ? ' …' : ''} lead back to where they began.`,
    hint: () => 'Let one of them lead to a page.',
    example: { in: 'reading', bad: redirects('/a: /b\n/b: /a'), good: redirects('/a: /\n/b: /') },
  }),
  'redirect-chain': warning<{ from: string; through: string; end: string }>({
    title: 'A redirect to a redirect',
    about: 'Each redirect costs the visitor a trip to the server. One is enough.',
    message: ({ from, through, end }) =>
      `${quoted(from)} leads to ${quoted(through)}, which leads on to ${quoted(end)}.`,
    hint: ({ end }) => `Did you mean "${end}"?`,
    example: { in: 'reading', bad: redirects('/a: /b\n/b: /order'), good: redirects('/a: /order\n/b: /order') },
  }),
}

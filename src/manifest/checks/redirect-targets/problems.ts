import { kind, quoted } from '../../../problems/kind.ts'

const redirects = (lines: string) => `redirects:\n${lines.replace(/^/gm, '  ')}`

export default {
  'open-redirect': kind<{ from: string; to: string }>({
    severity: 'warning',
    title: 'A redirect that leaves the site',
    about:
      'Visitors who follow a link to this site end up on another one, with this site’s good name. That should be meant.',
    message: ({ from, to }) => `${quoted(from)} sends visitors to another site, ${quoted(to)}.`,
    hint: () => 'Lead to a page of this site, and link to the other one from there.',
    example: {
      in: 'reading',
      bad: 'redirects: { /shop: "https://shop.bakery" }',
      good: 'redirects: { /shop: /order }',
    },
  }),
  'redirect-shadowed': kind<{ from: string; to: string }>({
    severity: 'error',
    title: 'A redirect from an address that has a page',
    about: 'Where an address has a page and a redirect, servers follow the redirect, and nobody ever sees the page.',
    message: ({ from, to }) =>
      `There is a page at ${quoted(from)} and a redirect from it to ${quoted(to)}, and the redirect wins: nobody would see the page.`,
    hint: () => 'Keep one of the two.',
    example: { in: 'reading', bad: redirects('/order: /'), good: redirects('/orders: /order') },
  }),
  'redirect-dead': kind<{ to: string; nearest?: string }>({
    severity: 'error',
    title: 'A redirect to a page that does not exist',
    about: 'A redirect has to end at a page of the same reading.',
    message: ({ to }) => `There is no page ${quoted(to)} for this redirect to lead to.`,
    hint: ({ nearest }) => (nearest ? `Did you mean "${nearest}"?` : 'Let it lead to a page of this reading.'),
    example: { in: 'reading', bad: redirects('/orders: /ordr'), good: redirects('/orders: /order') },
  }),
}

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
  'redirect-shadowed': kind<{ from: string }>({
    severity: 'error',
    title: 'A redirect from an address that has a page',
    about: 'Either the page is never seen or the redirect never happens; which of the two depends on the server.',
    message: ({ from }) => `There is a page at ${quoted(from)}, and a redirect from it too.`,
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

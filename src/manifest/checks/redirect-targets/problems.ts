import { error, quoted, warning } from '../../../problems/kind.ts'

const redirects = (lines: string) => `redirects:\n${lines.replace(/^/gm, '  ')}`

/** `/old/:slug` for `/:year/:slug`. */
export const withFirstPart = (from: string): string => from.replace(/^\/:[\w-]+/, '/old')

export default {
  'open-redirect': warning<{ from: string; to: string }>({
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
  'redirect-shadowed': error<{ from: string; to: string }>({
    title: 'A redirect from an address that has a page',
    about: 'Where an address has a page and a redirect, servers follow the redirect, and nobody ever sees the page.',
    message: ({ from, to }) =>
      `There is a page at ${quoted(from)} and a redirect from it to ${quoted(to)}, and the redirect wins: nobody would see the page.`,
    hint: () => 'Keep one of the two.',
    example: { in: 'reading', bad: redirects('/order: /'), good: redirects('/orders: /order') },
  }),
  'redirect-hides': error<{ from: string; what: 'page' | 'file' | 'form'; hidden: string; more: number }>({
    title: 'A redirect that hides pages',
    about:
      'A redirect with `*` or `:name` counts before every page and file whose address it means, and nobody ever sees them.',
    message: ({ from, what, hidden, more }) =>
      `The redirect ${quoted(from)} also means the address of the ${what === 'form' ? 'forms' : what} ${quoted(hidden)}${more > 0 ? ` and ${more} more` : ''}: nobody would see ${more > 0 ? 'them' : 'it'}.`,
    hint: ({ from }) =>
      from.includes('*')
        ? 'Write a longer path before the "*", or each address as a redirect of its own.'
        : `Write its first part in full, as in ${quoted(withFirstPart(from))}, or each address as a redirect of its own.`,
    example: { in: 'reading', bad: redirects('"/*": /'), good: redirects('/shop/*: /order') },
  }),
  'redirect-placeholder': error<{ from: string; word: string; own: readonly string[] }>({
    title: 'A redirect to a part that its path does not have',
    about: 'What `*` or `:name` stands for where a redirect leads has to be a part of the path that it begins at.',
    message: ({ from, word }) =>
      `The redirect leads to an address with ${quoted(word)}, and ${quoted(from)} has no such part.`,
    hint: ({ from, own: [first] }) =>
      first === undefined
        ? `Lead to one page, or begin at "${from === '/' ? '' : from}/*".`
        : `Write "${first}", which ${quoted(from)} has.`,
    example: { in: 'reading', bad: redirects('/shop/:slug: /:name'), good: redirects('/shop/:slug: /:slug') },
  }),
  'redirect-dead': error<{ to: string; nearest?: string }>({
    title: 'A redirect to a page that does not exist',
    about: 'A redirect has to end at a page of the same reading.',
    message: ({ to }) => `There is no page ${quoted(to)} for this redirect to lead to.`,
    hint: ({ nearest }) => (nearest ? `Did you mean "${nearest}"?` : 'Let it lead to a page of this reading.'),
    example: { in: 'reading', bad: redirects('/orders: /ordr'), good: redirects('/orders: /order') },
  }),
}

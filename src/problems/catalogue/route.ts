// Pages and redirects, seen as a whole.
import { kind, listed, quoted } from '../kind.ts'

const page = 'title: Loaves\n  description: Rye and spelt.\n  blocks: [{ type: page-intro, title: Loaves }]'
const redirects = (lines: string) => `redirects:\n${lines.replace(/^/gm, '  ')}`
/** A second reading, the same as the first but for its pages. */
const festive = (blocks: string) => `festive:
  <<: *everyday
  routes:
    /: { title: Mill Lane Bakery, description: Bread and cake., blocks: ${blocks} }
  redirects: { /order: / }`

const taken = {
  build: () => 'belongs to a file that the build writes itself',
  backend: () => 'is an address of the backend',
  public: () => 'belongs to a file in the folder "public"',
  page: (path: string) => `belongs to the file of the page "${path}"`,
  redirect: (path: string) => `belongs to the file of the redirect "${path}"`,
}

export const route = {
  'missing-home': kind<{ reading: string }>({
    severity: 'error',
    title: 'A site without a first page',
    about: 'The page at "/" is the one visitors reach by the name of the site alone.',
    message: ({ reading }) => `Reading ${reading} has no page at "/".`,
    hint: () => 'Add "/:" under "routes:".',
    example: { in: 'home', bad: `/home:\n  ${page}`, good: `/:\n  ${page}`, also: ['dead-link', 'unreachable-page'] },
  }),
  'same-route': kind<{ route: string; other: string; line?: number }>({
    severity: 'error',
    title: 'Two pages at one address',
    about:
      'Servers and people take /Bread and /bread for the same address, and so do many file systems: one page would replace the other.',
    message: ({ route: one, other }) => `${quoted(one)} and ${quoted(other)} are one address to many servers.`,
    hint: () => 'Give one of them another path.',
    example: {
      in: 'routes',
      bad: `/Order:\n  unlisted: true\n  ${page}`,
      good: `/loaves:\n  unlisted: true\n  ${page}`,
    },
  }),
  'redirect-loop': kind<{ through: string[] }>({
    severity: 'error',
    title: 'Redirects that lead in a circle',
    about: 'A visitor who follows these redirects never arrives; the browser gives up.',
    message: ({ through }) =>
      through.length === 1
        ? `The redirect ${through[0]} leads to itself.`
        : `The redirects ${listed(through)} lead back to where they began.`,
    hint: () => 'Let one of them lead to a page.',
    example: { in: 'reading', bad: redirects('/a: /b\n/b: /a'), good: redirects('/a: /\n/b: /') },
  }),
  'redirect-chain': kind<{ from: string; through: string; end: string }>({
    severity: 'warning',
    title: 'A redirect to a redirect',
    about: 'Each redirect costs the visitor a trip to the server. One is enough.',
    message: ({ from, through, end }) =>
      `${quoted(from)} leads to ${quoted(through)}, which leads on to ${quoted(end)}.`,
    hint: ({ end }) => `Did you mean "${end}"?`,
    example: { in: 'reading', bad: redirects('/a: /b\n/b: /order'), good: redirects('/a: /order\n/b: /order') },
  }),
  'redirect-shadowed': kind<{ from: string }>({
    severity: 'error',
    title: 'A redirect from an address that has a page',
    about: 'Either the page is never seen or the redirect never happens; which of the two depends on the server.',
    message: ({ from }) => `There is a page at ${quoted(from)}, and a redirect from it too.`,
    hint: () => 'Keep one of the two.',
    example: { in: 'reading', bad: redirects('/order: /'), good: redirects('/orders: /order') },
  }),
  'path-taken': kind<{ path: string; by: keyof typeof taken; page?: string }>({
    severity: 'error',
    title: 'An address where another file stands',
    about:
      'Every page and every redirect becomes a file of the site. Where a file of the build, of "public" or of a page stands already, or where the backend answers, it could not be written or would never be seen. Only a redirect from a page’s own file to that page, as from "/index.html" to "/", needs no file and works everywhere.',
    message: ({ path, by, page: other }) => `${quoted(path)} ${taken[by](other ?? '')}.`,
    hint: ({ by, page: other }) =>
      by === 'page' || by === 'redirect'
        ? `Let it lead to "${other}" itself, or take it away.`
        : by === 'public'
          ? 'Take the file away, or the address.'
          : 'Take another address.',
    example: { in: 'reading', bad: redirects('/robots.txt: /order'), good: redirects('/index.html: /') },
  }),
  'redirect-dead': kind<{ to: string; nearest?: string }>({
    severity: 'error',
    title: 'A redirect to a page that does not exist',
    about: 'A redirect has to end at a page of the same reading.',
    message: ({ to }) => `There is no page ${quoted(to)} for this redirect to lead to.`,
    hint: ({ nearest }) => (nearest ? `Did you mean "${nearest}"?` : 'Let it lead to a page of this reading.'),
    example: { in: 'reading', bad: redirects('/orders: /ordr'), good: redirects('/orders: /order') },
  }),
  'unreachable-page': kind<{ route: string }>({
    severity: 'warning',
    title: 'A page no link leads to',
    about: 'Visitors cannot find a page that neither the navigation nor another page links to.',
    message: ({ route: path }) => `No link leads to the page ${quoted(path)}.`,
    hint: () => 'Link to it, or add "unlisted: true" if that is meant.',
    example: { in: 'routes', bad: `/loaves:\n  ${page}`, good: `/loaves:\n  unlisted: true\n  ${page}` },
  }),
  'lost-url': kind<{ path: string; reading: string; nearest?: string }>({
    severity: 'error',
    title: 'A released address that answers no more',
    about:
      'Links from other sites, bookmarks and search results keep pointing at every address that was ever public. The file beside the manifest whose name ends in .released.yaml remembers them; each has to stay a page or become a redirect.',
    message: ({ path, reading }) =>
      `${quoted(path)} was public, and nothing answers there in reading ${reading} any more.`,
    hint: ({ path, nearest }) => `Add the redirect "${path}: ${nearest ?? '/'}" under "redirects:".`,
    example: {
      in: 'reading',
      released: { everyday: ['/', '/loaves', '/order'] },
      bad: redirects('/rolls: /order'),
      good: redirects('/loaves: /order\n/rolls: /order'),
    },
  }),
  'readings-differ': kind<{ what: string; first: string; other: string }>({
    severity: 'error',
    title: 'Readings that differ where they must not',
    about: 'Under "parity:" the manifest says what has to be the same in every reading.',
    message: ({ what, first, other }) => `${what} differs between reading ${first} and reading ${other}.`,
    hint: () => 'Make them equal, or take the line out of "parity:".',
    example: {
      in: 'readings',
      beside: [{ in: 'top', lines: 'parity: { same: [/ blocks.0.title] }' }],
      bad: festive('[{ type: page-intro, title: Bread for the feast }]'),
      good: festive('[{ type: page-intro, title: Bread from Mill Lane }]'),
    },
  }),
  'parity-nowhere': kind<{ what: string; reading: string }>({
    severity: 'error',
    title: 'Something every reading must have, and one has not',
    about: 'Under "parity:" the manifest says what has to be in every reading.',
    message: ({ what, reading }) => `Reading ${reading} has no ${what}.`,
    hint: () => 'Add it there, or take the line out of "parity:".',
    example: {
      in: 'readings',
      beside: [{ in: 'top', lines: 'parity: { forms: [order] }' }],
      bad: festive('[{ type: page-intro, title: Bread for the feast }]'),
      good: festive('[{ type: request-form, id: form, form: order, title: Bread for the feast }]'),
    },
  }),
}

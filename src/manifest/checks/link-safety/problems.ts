import { error, quoted } from '../../../problems/kind.ts'

const intro = (to: string) => `- type: page-intro\n  title: Bread\n  action: { label: Order, to: ${to} }`
const why = {
  empty: 'is empty',
  relative: 'begins with no slash, so where it leads depends on the page it stands on',
  insecure: 'is not encrypted',
  host: 'leaves out its "https:", so it leads to another site',
  address: 'is no address',
  scheme: 'lacks its "https:"',
}

export default {
  'dangerous-link': error<{ to: string; scheme: string }>({
    title: 'An address that can run code or read files',
    about:
      'Links lead to pages, to https: sites, or open a mail or a call. Addresses such as javascript: and data: can act in the name of the visitor, in whatever disguise they come.',
    message: ({ scheme }) => `A link may not begin with ${quoted(scheme)}.`,
    hint: () => 'Link to a page, or use https:, mailto: or tel:.',
    example: { in: 'blocks', bad: intro('"javascript:alert(1)"'), good: intro('/order') },
  }),
  'bad-link': error<{ to: string; why: keyof typeof why; meant?: string }>({
    title: 'An address that does not lead where it seems to',
    about:
      'A link is a path that begins with a slash, an id that begins with #, or an address with https:, mailto: or tel:.',
    message: ({ to, why: reason }) => `The address ${quoted(to)} ${why[reason]}.`,
    hint: ({ meant }) =>
      meant === undefined ? 'Write a path, or an address with https:, mailto: or tel:.' : `Did you mean "${meant}"?`,
    example: { in: 'blocks', bad: intro('order'), good: intro('/order') },
  }),
}

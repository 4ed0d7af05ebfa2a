// Addresses that are unsafe, malformed, or lead where a link of a site should not.
import { kind, listed, quoted } from '../kind.ts'

const intro = (to: string) => `- type: page-intro\n  title: Bread\n  action: { label: Order, to: ${to} }`
const prose = (text: string) => `- type: page-intro\n  title: Bread\n- type: prose\n  title: Flour\n  text: ${text}`

const why = {
  empty: 'is empty',
  relative: 'begins with no slash, so where it leads depends on the page it stands on',
  insecure: 'is not encrypted',
  host: 'leaves out its "https:", so it leads to another site',
  address: 'is no address',
}

export const link = {
  'dangerous-link': kind<{ to: string; scheme: string }>({
    severity: 'error',
    title: 'An address that can run code or read files',
    about:
      'Links lead to pages, to https: sites, or open a mail or a call. Addresses such as javascript: and data: can act in the name of the visitor, in whatever disguise they come.',
    message: ({ scheme }) => `A link may not begin with ${quoted(scheme)}.`,
    hint: () => 'Link to a page, or use https:, mailto: or tel:.',
    example: { in: 'blocks', bad: intro('"javascript:alert(1)"'), good: intro('/order') },
  }),
  'bad-link': kind<{ to: string; why: keyof typeof why; meant?: string }>({
    severity: 'error',
    title: 'An address that does not lead where it seems to',
    about:
      'A link is a path that begins with a slash, an id that begins with #, or an address with https:, mailto: or tel:.',
    message: ({ to, why: reason }) => `The address ${quoted(to)} ${why[reason]}.`,
    hint: ({ meant }) =>
      meant === undefined ? 'Write a path, or an address with https:, mailto: or tel:.' : `Did you mean "${meant}"?`,
    example: { in: 'blocks', bad: intro('order'), good: intro('/order') },
  }),
  'raw-html': kind<{ html: string }>({
    severity: 'error',
    title: 'HTML in a text',
    about:
      'Texts never become HTML, so that nothing written in the manifest can run in a visitor’s browser. Tags would be shown as they are.',
    message: ({ html }) => `${quoted(html)} is HTML, which texts do not take.`,
    hint: () => 'Use Markdown: **strong**, *emphasis*, [words](/path), lists with a dash.',
    example: { in: 'blocks', bad: prose('Only <b>rye</b>.'), good: prose('Only **rye**.') },
  }),
  'unknown-markdown': kind<{ what: string }>({
    severity: 'error',
    title: 'Markdown that is not shown',
    about:
      'Long texts know paragraphs, headings, lists, quotations, emphasis and links. What else Markdown has is left out of the page.',
    message: ({ what }) => `${what} in a text is not shown.`,
    hint: () => 'Use paragraphs, headings, lists, quotations, emphasis and links.',
    example: { in: 'blocks', bad: prose('"Mix `flour` and water."'), good: prose('Mix flour and water.') },
  }),
  'markdown-in-text': kind<{ written: string; words?: string; isLink: boolean; takers: string[] }>({
    severity: 'error',
    title: 'Markdown in a text that is shown as it is written',
    about:
      'Only long texts know Markdown, such as those of an article, a policy or the notice below a form. Elsewhere its signs would be shown as they are. The label of a checkbox may hold links.',
    message: ({ written }) => `${quoted(written)} is Markdown, and this text is shown as it is written.`,
    hint: ({ words, isLink, takers }) =>
      isLink && words
        ? `Write ${quoted(words)} alone; a link can stand in a long text, in the notice of a form and beside a checkbox.`
        : words
          ? `Write ${quoted(words)}, without the signs.`
          : `${takers.length > 0 ? `Put it into a block of type ${listed(takers)}, or write` : 'Write'} it without the signs.`,
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: Bread\n  text: "Baked **every** day."',
      good: '- type: page-intro\n  title: Bread\n  text: Baked every day.',
    },
  }),
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
}

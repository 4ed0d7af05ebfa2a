// What is fine while a site is being made and not when it is public. Reported only where launch readiness is asked for.
import { kind, quoted } from '../kind.ts'

const intro = '- type: page-intro\n  title: Bread'
const site = (url: string, rest = '') =>
  `name: Mill Lane Bakery\nurl: ${url}\nlanguage: en\nemail: hello@milllane.bakery${rest}`
const contact = '\ncontact: { name: Ada Miller, role: Baker, email: ada@milllane.bakery }'

export const launch = {
  'still-placeholder': kind<{ what: string }>({
    severity: 'error',
    title: 'Content that has still to be supplied',
    about: 'What is marked "placeholder: true" stands in for something the owner has yet to give.',
    message: ({ what }) => `${what} is still a placeholder.`,
    hint: () => 'Put the real content in and take "placeholder: true" away.',
    example: { in: 'blocks', launch: true, bad: `${intro}\n  placeholder: true`, good: intro },
  }),
  'example-address': kind<{ address: string }>({
    severity: 'error',
    title: 'An address that is only an example',
    about: 'example.com and its like belong to nobody. A mail sent there is lost.',
    message: ({ address }) => `${quoted(address)} is an example and reaches nobody.`,
    hint: () => 'Write the real address.',
    example: {
      in: 'blocks',
      launch: true,
      bad: `${intro}\n  text: Write to bread@example.com.`,
      good: `${intro}\n  text: Write to {site.email}.`,
    },
  }),
  'missing-contact': kind<Record<string, never>>({
    severity: 'error',
    title: 'Nobody to write to',
    about: 'The site does not say who answers. Visitors trust a name more than an address.',
    message: () => 'The site names nobody visitors may write to.',
    hint: () => 'Add "contact:" with name, role and e-mail under "site:".',
    example: {
      in: 'site',
      launch: true,
      bad: site('https://www.milllane.bakery'),
      good: site('https://www.milllane.bakery', contact),
    },
  }),
  'unreviewed-text': kind<{ title: string }>({
    severity: 'error',
    title: 'A legal text no lawyer has read',
    about: 'A text marked "review: pending" has still to be read by somebody who answers for it.',
    message: ({ title }) => `The text ${quoted(title)} has still to be reviewed.`,
    hint: () => 'Have it read, then write "review: done".',
    example: {
      in: 'blocks',
      launch: true,
      bad: `${intro}\n- { type: prose, title: Privacy, review: pending, text: We keep nothing. }`,
      good: `${intro}\n- { type: prose, title: Privacy, review: done, text: We keep nothing. }`,
    },
  }),
  'no-site-address': kind<{ url: string }>({
    severity: 'error',
    title: 'A site without its public address',
    about: 'Search engines and shared links need the address the site is published at.',
    message: ({ url }) => `${quoted(url)} is not the address of a public site.`,
    hint: () => 'Write the address the site is published at, with https: and without a path.',
    example: {
      in: 'site',
      launch: true,
      bad: site('https://milllane.example', contact),
      good: site('https://www.milllane.bakery', contact),
    },
  }),
}

import { error, quoted } from '../../../problems/kind.ts'
import { everyValue, isGroup } from '../../../site/groups.ts'

const intro = '- type: page-intro\n  title: Bread'
const site = (url: string, rest = '') =>
  `name: Mill Lane Bakery\nurl: ${url}\nlanguage: en\nemail: hello@milllane.bakery${rest}`
const contact = '\ncontact: { name: Ada Miller, role: Baker, email: ada@milllane.bakery }'

const inside = (value: unknown, key: string) => (isGroup(value) ? value[key] : undefined)

const hasPages = ({ readings }: Record<string, unknown>) =>
  isGroup(readings) && Object.values(readings).some((reading) => isGroup(inside(reading, 'routes')))

const hasReviews = (manifest: unknown): boolean =>
  [...everyValue(manifest)].some(({ value }) => inside(value, 'review') !== undefined)

export default {
  'still-placeholder': error<{ what: string }>({
    point: {
      ready: 'Nothing is a placeholder',
      missing: 'Placeholders to replace',
      nothing: 'No page to look for placeholders on',
      isThere: hasPages,
    },
    title: 'Content that has still to be supplied',
    about: 'What is marked "placeholder: true" stands in for something the owner has yet to give.',
    message: ({ what }) => `${what} is still a placeholder.`,
    hint: () => 'Put the real content in and take "placeholder: true" away.',
    example: { in: 'blocks', launch: true, bad: `${intro}\n  placeholder: true`, good: intro },
  }),
  'example-address': error<{ address: string }>({
    point: {
      ready: 'Every address is real',
      missing: 'Example addresses to replace',
      nothing: 'No page to look for addresses on',
      isThere: hasPages,
    },
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
  'no-site-address': error<{ url: string }>({
    point: {
      ready: 'The site has its public address',
      missing: 'The public address of the site',
      nothing: 'The public address of the site is not said',
      isThere: ({ site }) => inside(site, 'url') !== undefined,
    },
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
  'missing-contact': error<Record<string, never>>({
    point: {
      ready: 'Visitors know whom to write to',
      missing: 'Somebody visitors may write to',
      nothing: 'Nothing is said of whom visitors may write to',
      isThere: ({ site }) => inside(site, 'contact') !== undefined,
    },
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
  'unreviewed-text': error<{ title: string }>({
    point: {
      ready: 'Every legal text has been read',
      missing: 'Legal texts to be read by a lawyer',
      nothing: 'No text says whether a lawyer has read it: legal texts have "review: pending", then "review: done"',
      isThere: hasReviews,
    },
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
}

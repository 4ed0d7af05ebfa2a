import { didYouMean, error, listed, quoted } from '../../../problems/kind.ts'

type Why = 'first' | 'twice' | 'page' | 'nowhere' | 'taken' | 'taken-by-redirect'
type WhyHost = 'address' | 'insecure' | 'path' | 'site' | 'twice'

const draftLanguage = (rest = '') => `languages:\n  en: { name: English }\n  de: { name: Deutsch, ready: false${rest} }`
const page = (address: string, rest: string) =>
  `${address}:\n  ${rest}title: Brot\n  description: Roggen und Dinkel.\n  blocks: [{ type: page-intro, title: Brot }]`

export default {
  'first-language': error<{ first: string; written: string; isThere: boolean }>({
    title: 'A first language that is not that of the site',
    about:
      'The first of the languages is the one that the texts of the manifest are written in, as `site.language` says.',
    message: ({ first, written }) => `The site is in "${written}", and the first of its languages is "${first}".`,
    hint: ({ written, isThere }) =>
      isThere ? `Put "${written}" first.` : `Add "${written}" as the first, or correct \`site.language\`.`,
    example: {
      in: 'top',
      bad: 'languages:\n  fr: { name: Français }\n  de: { name: Deutsch, ready: false }',
      good: draftLanguage(),
    },
  }),
  'language-address': error<{
    why: Why
    address: string
    other?: string
    nearest?: string
    known?: string[]
  }>({
    title: 'Pages of a language that have no address of their own',
    about:
      'The first language stands at the root, every other one below an address of its own, such as /de; one on a host of its own stands below its tag in this file. Below it stand the same pages, called as `paths` says, and pages with `translates`.',
    message: ({ why, address, other }) =>
      ({
        first: 'The first language stands at the root of the site.',
        twice: `The language ${quoted(other)} stands at ${quoted(address)} as well.`,
        page: `The page ${quoted(address)} stands where the pages in ${other} are.`,
        nowhere: `There is no page ${quoted(address)} that could be called otherwise.`,
        taken: `The page ${quoted(other)} is called ${quoted(address)} in this language as well.`,
        'taken-by-redirect': `The redirect ${quoted(other)} stands at ${quoted(address)} in this language as well.`,
      })[why],
    hint: ({ why, nearest, known = [] }) =>
      ({
        first: 'Take "at" away.',
        twice: 'Write another address behind "at".',
        page: 'Add "translates" with the page that it translates, or move it.',
        nowhere: didYouMean(nearest, known, 'pages'),
        taken: 'Write another path.',
        'taken-by-redirect': 'Write another path.',
      })[why],
    example: {
      in: 'top',
      bad: draftLanguage(', paths: { /ordr: /bestellen }'),
      good: draftLanguage(', paths: { /order: /bestellen }'),
    },
  }),
  'language-host': error<{ why: WhyHost; address: string; other?: string }>({
    title: 'A host that a language cannot have for its own',
    about:
      'Behind `at` stands a folder, such as /de, or the address of a host that holds this language alone: `https://` and a name, without a path.',
    message: ({ why, address, other }) =>
      ({
        address: `${quoted(address)} is not the address of a host.`,
        insecure: `${quoted(address)} is not encrypted on its way.`,
        path: `${quoted(address)} is a page or a folder of a host, and the language takes the whole of it.`,
        site: `The site itself stands at ${quoted(address)}.`,
        twice: `The language ${quoted(other)} stands at ${quoted(address)} as well.`,
      })[why],
    hint: ({ why }) =>
      ({
        address: 'Write it as "https://www.example.de".',
        insecure: 'Write it with "https://".',
        path: 'Write it without what follows the name.',
        site: 'Write a folder, such as "/de", or another host.',
        twice: 'Give each language a host, or a folder.',
      })[why],
    example: {
      in: 'top',
      bad: 'languages:\n  en: { name: English }\n  de: { name: Deutsch, ready: false, at: "https://www.example.de/start" }',
      good: 'languages:\n  en: { name: English }\n  de: { name: Deutsch, ready: false, at: "https://www.example.de" }',
    },
  }),
  'translates-nowhere': error<{ route: string; at: string[] }>({
    title: 'A translated page that stands below no language',
    about:
      'A page with `translates` says another page in words of its own, and stands below the address of its language.',
    message: ({ route }) => `The page ${quoted(route)} stands below no language.`,
    hint: ({ at }) =>
      at.length > 0 ? `Give it an address below ${listed(at)}.` : 'Declare its language under "languages:".',
    example: {
      in: 'routes',
      beside: [{ in: 'top', lines: draftLanguage() }],
      bad: page('/brot', 'translates: /order\n  '),
      good: page('/de/brot', 'translates: /order\n  '),
    },
  }),
}

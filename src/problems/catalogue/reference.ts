// A name that stands for something else, and that something is not there.
import { didYouMean, kind, listed, quoted } from '../kind.ts'

const intro = (field: string) => `- type: page-intro\n  title: Bread\n  ${field}`
const face = (file: string) =>
  `face:\n  family: Mill\n  file: ${file}\n  weight: 400 700\n  standIns:\n    - { local: [Georgia], sizeAdjust: 98%, ascent: 90%, descent: 22% }`

export const reference = {
  'dead-link': kind<{ to: string; reading: string; nearest?: string; known: string[] }>({
    severity: 'error',
    title: 'A link to a page that does not exist',
    about: 'Every link inside the site leads to a page or a redirect of the reading it stands in.',
    message: ({ to, reading }) => `There is no page ${quoted(to)} in reading ${reading}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'pages'),
    example: {
      in: 'blocks',
      bad: intro('action: { label: Order, to: /ordr }'),
      good: intro('action: { label: Order, to: /order }'),
    },
  }),
  'dead-anchor': kind<{ anchor: string; page: string; nearest?: string; known: string[] }>({
    severity: 'error',
    title: 'A link to a place on a page that is not there',
    about: 'The word after # is the id of a block on that page.',
    message: ({ anchor, page }) => `There is no block with the id ${quoted(anchor)} on ${page}.`,
    hint: ({ nearest, known }) =>
      known.length === 0 ? 'Give the block an "id:", or link to the page alone.' : didYouMean(nearest, known, 'ids'),
    example: {
      in: 'blocks',
      bad: intro('action: { label: Order, to: "/order#fom" }'),
      good: intro('action: { label: Order, to: "/order#form" }'),
    },
  }),
  'unknown-name': kind<{ name: string; nearest?: string; known: string[] }>({
    severity: 'error',
    title: 'A name in braces that stands for nothing',
    about:
      '{facts.…} and {site.…} put a value said once into a text. A name that is not declared would be shown as it is.',
    message: ({ name }) => `"{${name}}" stands for nothing.`,
    hint: ({ nearest, known }) =>
      nearest ? `Did you mean "{${nearest}}"?` : `Names that exist: ${listed(known)}. Write {{ for a brace itself.`,
    example: {
      in: 'blocks',
      bad: intro('text: We are at {facts.plce}.'),
      good: intro('text: We are at {facts.place}.'),
    },
  }),
  'unclosed-brace': kind<{ text: string }>({
    severity: 'error',
    title: 'A brace that is never closed',
    about: 'A { in a text begins the name of a fact, up to the next }.',
    message: ({ text }) => `The brace in ${quoted(text)} is never closed.`,
    hint: () => 'Add }, or write {{ for a brace itself.',
    example: {
      in: 'blocks',
      bad: intro('text: We are at {facts.place.'),
      good: intro('text: We are at {facts.place}.'),
    },
  }),
  'unknown-fragment': kind<{ name: string; nearest?: string; known: string[] }>({
    severity: 'error',
    title: 'A fragment that does not exist',
    about: '"use:" puts a fragment in its place; the name is one of those under "fragments:".',
    message: ({ name }) => `There is no fragment called ${quoted(name)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'fragments'),
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: Bread\n- use: hour',
      good: '- type: page-intro\n  title: Bread\n- use: hours',
    },
  }),
  'unknown-form': kind<{ name: string; nearest?: string; known: string[] }>({
    severity: 'error',
    title: 'A form that does not exist',
    about: 'A block that shows a form names one of those under "forms:".',
    message: ({ name }) => `There is no form called ${quoted(name)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'forms'),
    example: {
      in: 'blocks',
      bad: '- type: request-form\n  title: Order\n  form: ordr',
      good: '- type: request-form\n  title: Order\n  form: order',
    },
  }),
  'unknown-reading': kind<{ name: string; nearest?: string; known: string[] }>({
    severity: 'error',
    title: 'A reading that does not exist',
    about: '"reading:" switches on one of those under "readings:".',
    message: ({ name }) => `There is no reading called ${quoted(name)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'readings'),
    example: { in: 'switch', bad: 'reading: everday', good: 'reading: everyday' },
  }),
  'missing-file': kind<{ path: string; nearest?: string }>({
    severity: 'error',
    title: 'A file that is not there',
    about:
      'Files of the site stand in the folder "public"; a path that begins with a slash counts from there. Pictures may also stand in the folder "images" beside the manifest.',
    message: ({ path }) =>
      path.startsWith('/')
        ? `There is no file ${quoted(path)} in the folder "public".`
        : `There is no file ${quoted(path)} beside the manifest.`,
    hint: ({ nearest }) => (nearest ? `Did you mean "${nearest}"?` : 'Put it there, or mend the path.'),
    example: {
      in: 'display',
      files: ['/fonts/mill.woff2'],
      bad: face('/fonts/mil.woff2'),
      good: face('/fonts/mill.woff2'),
    },
  }),
}

import { error, quoted, warning } from '../../../problems/kind.ts'

const face = (file: string) =>
  `face:\n  family: Mill\n  file: ${file}\n  weight: 400 700\n  standIns:\n    - { local: [Georgia], sizeAdjust: 98%, ascent: 90%, descent: 22% }`

export default {
  'undeclared-face': error<{ family: string; file: string }>({
    title: 'A face whose file is there and that no page fetches',
    about:
      'A stack only names faces. A face of the site’s own is fetched because "face:" declares it, with its family, its file and what stands in for it meanwhile; it is then put before the others of the stack.',
    message: ({ family }) => `No page fetches the face ${quoted(family)}, so no visitor sees it.`,
    hint: ({ family, file }) => `Add "face:" below the stack, with the family "${family}" and the file ${file}.`,
    example: {
      in: 'stack',
      files: ['/fonts/mill.woff2'],
      bad: 'stack: Mill, Georgia, serif',
      good: `stack: Georgia, serif\n${face('/fonts/mill.woff2')}`,
    },
  }),
  'unknown-face': warning<{ family: string; nearest?: string }>({
    title: 'A face that few visitors have',
    about:
      'A stack may name faces that come with an operating system, faces of the site’s own that "face:" declares, and generic ones such as serif. Any other is seen by those alone who have installed it.',
    message: ({ family }) => `The face ${quoted(family)} comes with no system, and no file brings it.`,
    hint: ({ nearest }) =>
      nearest
        ? `Did you mean "${nearest}"?`
        : 'Put its file into "public/fonts" and add "face:" below the stack, or leave it out.',
    example: { in: 'stack', bad: 'stack: Veranda, sans-serif', good: 'stack: Verdana, sans-serif' },
  }),
  'unused-font-file': warning<{ file: string }>({
    title: 'A font file that no face uses',
    about: 'Everything in the folder "public" is published. A font file is fetched only where a "face:" names it.',
    message: ({ file }) => `No face uses the file ${quoted(file)}.`,
    hint: () => 'Add "face:" with this file to "display" or "text", or remove the file: it is published as it is.',
    example: {
      in: 'stack',
      files: ['/fonts/mill.woff2'],
      bad: 'stack: Georgia, serif',
      good: `stack: Georgia, serif\n${face('/fonts/mill.woff2')}`,
    },
  }),
}

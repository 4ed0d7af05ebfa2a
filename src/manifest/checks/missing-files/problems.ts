import { error, quoted } from '../../../problems/kind.ts'

const intro = '- type: page-intro\n  title: Bread'
const unfit = {
  elsewhere: (file: string) => `The picture ${file} is a link that leads out of its folder`,
  format: (file: string) => `The file ${file} holds no picture that can be shown`,
  size: (file: string) => `The drawing ${file} does not say how big it is`,
  program: (file: string) => `The drawing ${file} holds a program or leads elsewhere`,
}
const fixPicture = {
  elsewhere: 'Copy the picture itself into the folder.',
  format: 'Save it again as JPEG, PNG, WebP or AVIF.',
  size: 'Save it with a width and a height, or with a "viewBox".',
  program: 'Save it as plain SVG, with nothing but shapes in it.',
}
const face = (file: string) =>
  `face:\n  family: Mill\n  file: ${file}\n  weight: 400 700\n  standIns:\n    - { local: [Georgia], sizeAdjust: 98%, ascent: 90%, descent: 22% }`

export default {
  'missing-alt': error<{ file: string }>({
    title: 'A picture without a text',
    about: 'People who do not see a picture read or hear its text instead.',
    message: ({ file }) => `The picture ${quoted(file)} has no text for people who do not see it.`,
    hint: () => 'Say beside it, as "alt:", what it shows. In a table, that is a column such as "photo.alt".',
    example: {
      in: 'blocks',
      files: ['images/loaf.webp'],
      bad: `${intro}\n- type: picture\n  image: { file: images/loaf.webp }`,
      good: `${intro}\n- type: picture\n  image: { file: images/loaf.webp, alt: "A round loaf, cut open" }`,
    },
  }),
  'alt-of-decoration': error<{ file: string }>({
    title: 'A picture that says nothing and has a text',
    about: 'A picture that only decorates is passed over by screen readers, so its text would never be heard.',
    message: ({ file }) => `The picture ${quoted(file)} only decorates, and has a text.`,
    hint: () => 'Take out "alt:" or "decorative:".',
    example: {
      in: 'blocks',
      files: ['images/loaf.webp'],
      bad: `${intro}\n- type: picture\n  image: { file: images/loaf.webp, alt: A round loaf, decorative: true }`,
      good: `${intro}\n- type: picture\n  image: { file: images/loaf.webp, alt: A round loaf }`,
    },
  }),
  'unfit-picture': error<{ file: string; why: 'elsewhere' | 'format' | 'size' | 'program' }>({
    title: 'A file that cannot be shown as a picture',
    about:
      'Pictures are JPEG, PNG, WebP, AVIF or GIF by their content, or plain drawings in SVG: with a size, without programs and without links that lead elsewhere. They stand in their folder themselves.',
    message: ({ file, why }) => `${unfit[why](quoted(file))}.`,
    hint: ({ why }) => fixPicture[why],
    example: {
      in: 'blocks',
      files: ['images/loaf.webp', 'images/loaf.svg'],
      unfit: { 'images/loaf.svg': 'program' },
      bad: `${intro}\n- type: picture\n  image: { file: images/loaf.svg, alt: A round loaf }`,
      good: `${intro}\n- type: picture\n  image: { file: images/loaf.webp, alt: A round loaf }`,
    },
  }),
  'missing-file': error<{ path: string; nearest?: string }>({
    title: 'A file that is not there',
    about:
      'Files of the site stand in the folder "public"; a path that begins with a slash counts from there. Pictures may also stand in the folder "images" beside the manifest.',
    message: ({ path }) =>
      path.startsWith('/')
        ? `There is no file ${quoted(path)} in the folder "public".`
        : `There is no file ${quoted(path)} beside the manifest.`,
    hint: ({ nearest }) => (nearest ? `Did you mean "${nearest}"?` : 'Put it there, or fix the path.'),
    example: {
      in: 'display',
      files: ['/fonts/mill.woff2'],
      bad: face('/fonts/mil.woff2'),
      good: face('/fonts/mill.woff2'),
    },
  }),
}

import { error, quoted, warning } from '../../../problems/kind.ts'

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
const logo = 'logo: { file: images/logo.svg, alt: Mill Lane Bakery }'

export default {
  'heavy-logo': error<{ file: string; bytes: number; max: number }>({
    title: 'A logo or an icon that is too big',
    about:
      'Every page brings the logo and the icon. A drawing (SVG) is published as it is and may have 100 kB; of another picture, which may have 5 MB, smaller ones are made.',
    message: ({ file, bytes }) => `The picture ${quoted(file)} has ${kilobytes(bytes)}.`,
    hint: ({ file, max }) =>
      /\.svg$/i.test(file)
        ? `Export it anew as plain SVG, with ${kilobytes(max)} at most: photos and unused parts make a drawing big.`
        : `Save it smaller, with ${kilobytes(max)} at most.`,
    example: {
      in: 'site',
      files: ['images/logo.svg', 'images/poster.svg'],
      sizes: { 'images/logo.svg': { bytes: 4_000 }, 'images/poster.svg': { bytes: 640_000 } },
      bad: logo.replace('logo.svg', 'poster.svg'),
      good: logo,
    },
  }),
  'unfit-icon': warning<{ file: string; width: number; height: number; min: number }>({
    title: 'An icon that is not square, or too small',
    about:
      'Browsers show the icon in a square, from 16 pixels in a tab to 180 on a home screen. A smaller one is blurred, and one that is not square gets empty edges.',
    message: ({ file, width, height }) => `The icon ${quoted(file)} is ${width} pixels wide and ${height} high.`,
    hint: ({ min }) =>
      `Make it square, with ${min} pixels or more; 512 are enough for everything. SVG fits every size.`,
    example: {
      in: 'site',
      files: ['images/icon.png', 'images/banner.png'],
      sizes: {
        'images/icon.png': { bytes: 9_000, width: 512, height: 512 },
        'images/banner.png': { bytes: 9_000, width: 320, height: 90 },
      },
      bad: 'favicon: images/banner.png',
      good: 'favicon: images/icon.png',
    },
  }),
}

// Loads the SVG renderer. Imported only when there is something to draw, so that other builds need not load it.
import { Resvg } from '@resvg/resvg-js'
import { drawings } from '../../drawings/drawings.ts'
import { type ShareImage, shareSize } from '../../render/share-image.ts'
import type { Theme } from '../../site/model.ts'
import { type Lettering, letteringIn } from './lettering.ts'

/** Returns a function that draws pictures of one theme as PNG. `face` holds the bytes of its display face. */
export function drawer(theme: Theme, face: Buffer | undefined): (image: ShareImage) => Buffer {
  const letter = letteringIn(face)
  const options = { fitTo: { mode: 'width', value: shareSize.width }, font: { loadSystemFonts: false } } as const
  return (image) => new Resvg(drawingOf(image, theme, letter), options).render().asPng()
}

const { width, height } = shareSize
const margin = 80
const maxTextWidth = 640

/** Title sizes in pixels, the largest first. The first that fits into `maxLines` is used. */
const sizes = [84, 72, 60, 50, 42]
const maxLines = 4

/** Composes a share image from the site's background and drawing, the page's title and the site's name. Words are outlines. */
export function drawingOf(
  { title, name }: Pick<ShareImage, 'title' | 'name'>,
  theme: Theme,
  letter: Lettering,
): string {
  const colours = theme.scheme === 'dark' ? theme.dark : theme.light
  const size = sizes.find((each) => linesOf(title, each, letter).length <= maxLines) ?? 42
  const lines = linesOf(title, size, letter).slice(0, maxLines)
  const leading = size * 1.14
  const first = (height - 90 - lines.length * leading) / 2 + size
  const written = lines.map((line, at) => put(letter(line, size).outline(), first + at * leading, colours.ink))
  const rule = `<rect x="${margin}" y="${height - 138}" width="72" height="6" fill="${colours.accent}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>${drawnAside(theme.motif, colours.accent)}` +
    `${written.join('')}${rule}${put(letter(fitted(name, 30, letter), 30).outline(), height - 80, colours.muted)}</svg>`
  )
}

const put = (outline: string, y: number, colour: string) =>
  `<path transform="translate(${margin} ${y.toFixed(1)})" fill="${colour}" d="${outline}"/>`

/** The theme's drawing on the right, cropped by the edge; a stripe when the theme has none. */
function drawnAside(motif: string, colour: string): string {
  const stroke = drawings[motif]?.large(0.62)
  if (!stroke) return `<rect x="${width - 40}" width="40" height="${height}" fill="${colour}"/>`
  const { box, d, width: heavy, isFine } = stroke
  return (
    `<svg x="690" y="-5" width="640" height="640" viewBox="${box}">` +
    `<path fill="none" stroke="${colour}" stroke-width="${isFine ? heavy * 1.6 : heavy}" stroke-linecap="round" d="${d}"/></svg>`
  )
}

/** Breaks a text between words; a word wider than the space is truncated. */
function linesOf(text: string, size: number, letter: Lettering): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && letter(longer, size).width <= maxTextWidth) lines[lines.length - 1] = longer
    else lines.push(fitted(word, size, letter))
  }
  return lines
}

function fitted(text: string, size: number, letter: Lettering): string {
  const letters = [...text]
  while (letters.length > 1 && letter(letters.join(''), size).width > maxTextWidth) letters.pop()
  return letters.join('')
}

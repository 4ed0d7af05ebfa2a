// Describes system faces that are scaled to the width and height of the site's face until its file is loaded.
import type { Font } from 'fontkit'
import { measuredFaces, standIn } from '../presets/preset-face.ts'
import type { StandIn } from '../site/model.ts'
import { type MeasuredFace, widthsOf } from './system-widths.ts'

/** The manifest's word for a kind of face. */
export type FaceKind = 'serif' | 'sans' | 'mono'

/** The first face that a visitor has is used: one of Windows and macOS, one of Linux, one of Android. */
const faces = { serif: ['georgia', 'times', 'notoSerif'], sans: ['arial', 'roboto'], mono: ['courier'] } as const
/** Every letter of `courier` has the same width. */
const courierWidth = 600

/** From this weight on, a bold system face is nearer. */
const boldFrom = 600

/** English prose, added where the site has too few words to measure. */
const sample =
  'Nobody reads a page that jumps about: lines keep their places from the first moment, whatever face they are set in, and the words of headings break where they broke before.'

/** Measures `font`, at `weight`, against system faces. `texts` are the site's words, so that letters count as often as they occur. */
export function standInsFor(font: Font, kind: FaceKind, weight: number, texts: readonly string[]): StandIn[] {
  const words = texts.join(' ')
  // The width ratio of a condensed face differs between small letters and capitals.
  const isCapitals = words !== '' && words === words.toUpperCase()
  const text = words.length < 200 ? `${words} ${isCapitals ? sample.toUpperCase() : sample}` : words
  const cut = weight >= boldFrom ? 'bold' : 'regular'
  return faces[kind].map((face) => {
    const scale = ratio(font, text, face === 'courier' ? courierWidth : face, cut)
    const percent = (share: number) => Number((share * 100).toFixed(2))
    const ofHeight = (height: number) => percent(Math.abs(height) / font.unitsPerEm / scale)
    return standIn(measuredFaces[face][cut], percent(scale), ofHeight(font.ascent), ofHeight(font.descent))
  })
}

/** Width of the text in the face divided by its width in the system's face. Words with letters that either lacks are skipped. */
function ratio(font: Font, text: string, widths: MeasuredFace | number, cut: 'regular' | 'bold'): number {
  const known = typeof widths === 'number' ? undefined : widthsOf(widths, cut)
  const widthOf = (letter: string) => (known ? known.get(letter) : (widths as number))
  let own = 0
  let other = 0
  for (const [word, count] of wordsOf(text)) {
    const letters = [...word]
    const theirs = letters.map(widthOf)
    const isKnown = theirs.every((width) => width !== undefined)
    if (!isKnown || !letters.every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) continue
    own +=
      (count * font.layout(word).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * 1000) / font.unitsPerEm
    other += count * theirs.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  }
  return own > 0 && other > 0 ? own / other : 1
}

/** Counts each word, with a space behind it: kerning applies within words. */
function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.split(/\s+/)) if (word !== '') counts.set(`${word} `, (counts.get(`${word} `) ?? 0) + 1)
  return counts
}

/** Decides by the file's classification, then by its name, then by its letter H, then by the fallback faces. */
export function faceKind(font: Font, family: string, stack: string): FaceKind {
  const { panose = [], sFamilyClass = 0 } = font['OS/2']
  const [group = 0, serifs = 0, , spacing = 0] = panose
  const familyClass = sFamilyClass >> 8
  if ((group === 2 && spacing === 9) || /\bmono\b|\bcode\b|typewriter/i.test(family)) return 'mono'
  if (group === 2 && serifs >= 11 && serifs <= 15) return 'sans'
  if (group === 2 && serifs >= 2 && serifs <= 10) return 'serif'
  if (familyClass === 8 || /sans|grotes|gothic/i.test(family)) return 'sans'
  if ((familyClass >= 1 && familyClass <= 7) || /serif|slab|roman|antiqua/i.test(family)) return 'serif'
  if (isPlainH(font)) return 'sans'
  return /monospace/.test(stack) ? 'mono' : /(?<!sans-)serif/.test(stack) ? 'serif' : 'sans'
}

/** Whether the letter H has the twelve corners of three strokes; serifs add corners. */
const isPlainH = (font: Font): boolean => {
  const drawn = font.glyphForCodePoint(0x48).path.commands.filter(({ command }) => command !== 'closePath')
  return (
    drawn.length >= 12 &&
    drawn.length <= 14 &&
    drawn.every(({ command }) => /To$/.test(command) && !/Curve/.test(command))
  )
}

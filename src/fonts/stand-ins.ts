// Faces of the visitor's system, scaled to be as wide and as high as the site's own until its file is there.

import type { Font } from 'fontkit'
import type { StandIn } from '../site/model.ts'
import { type Measured, widthsOf } from './system-widths.ts'

/** As the manifest has it. */
export type Kind = 'serif' | 'sans' | 'mono'

interface SystemFace {
  widths: Measured | number
  /** Full names and PostScript names, by which browsers find an installed face. */
  regular: string[]
  bold: string[]
}

const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos']
const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold']
const arial = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Arimo Bold']
const courier = ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine']
const courierBold = ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'Cousine Bold']

/** The first that a visitor has is used: one of Windows and macOS, one of Linux, one of Android. */
const systemFaces: Record<Kind, SystemFace[]> = {
  serif: [
    { widths: 'georgia', regular: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'] },
    { widths: 'times', regular: times, bold: timesBold },
    { widths: 'notoSerif', regular: ['Noto Serif', 'NotoSerif'], bold: ['Noto Serif Bold', 'NotoSerif-Bold'] },
  ],
  sans: [
    { widths: 'arial', regular: arial, bold: arialBold },
    { widths: 'roboto', regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  ],
  mono: [{ widths: 600, regular: courier, bold: courierBold }],
}

/** From here on a bold cut is nearer. */
const bold = 600

/** What is weighed where there are too few words: English prose. */
const sample =
  'Nobody reads a page that jumps about: lines keep their places from the first moment, whatever face they are set in, and the words of headings break where they broke before.'

/** `font` as it is set at `weight`; `texts` are words it will set, so that the letters count that occur. */
export function standInsFor(font: Font, kind: Kind, weight: number, texts: readonly string[]): StandIn[] {
  const words = texts.join(' ')
  // A condensed face is as wide as another in small letters and two thirds of it in capitals.
  const isCapitals = words !== '' && words === words.toUpperCase()
  const text = words.length < 200 ? `${words} ${isCapitals ? sample.toUpperCase() : sample}` : words
  const cut = weight >= bold ? 'bold' : 'regular'
  return systemFaces[kind].map((face) => {
    const scale = ratio(font, text, face.widths, cut)
    const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
    return {
      local: face[cut],
      sizeAdjust: percent(scale),
      ascent: percent(font.ascent / font.unitsPerEm / scale),
      descent: percent(Math.abs(font.descent) / font.unitsPerEm / scale),
    }
  })
}

/** How much wider the face sets the text than the system's; words with letters that are not known there do not count. */
function ratio(font: Font, text: string, widths: Measured | number, cut: 'regular' | 'bold'): number {
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

/** Each word with the space behind it once, with how often it occurs: kerning is within words. */
function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.split(/\s+/)) if (word !== '') counts.set(`${word} `, (counts.get(`${word} `) ?? 0) + 1)
  return counts
}

/** By what the file says of itself, by its name, or else by the faces it will stand before. */
export function kindOf(font: Font, family: string, stack: string): Kind {
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

/** Three strokes have twelve corners; serifs have more. */
const isPlainH = (font: Font): boolean => {
  const drawn = font.glyphForCodePoint(0x48).path.commands.filter(({ command }) => command !== 'closePath')
  return (
    drawn.length >= 12 &&
    drawn.length <= 14 &&
    drawn.every(({ command }) => /To$/.test(command) && !/Curve/.test(command))
  )
}

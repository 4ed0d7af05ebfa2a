// Turns words into outlines, so that a picture looks the same whatever faces the machine has.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font, type Glyph } from 'fontkit'

export interface OutlinedWords {
  /** Computes the SVG path data; the baseline and the first letter's left edge are at 0. */
  outline: () => string
  /** Pixels. */
  width: number
}

/** Sets words at a size in pixels. */
export type Lettering = (words: string, size: number) => OutlinedWords

const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese']

/**
 * Returns the lettering in a site's face, given as the bytes of its file. Letters that the face lacks are set in Inter, letters that
 * Inter lacks too are left out.
 */
export function letteringIn(face: Buffer | undefined): Lettering {
  const fonts: (Font | undefined)[] = face ? [openFont(face)] : []
  const own = fonts.length
  const fontAt = (at: number) => (fonts[at] ??= openFont(readFileSync(fallbackFile(scripts[at - own] ?? 'latin'))))
  const fontFor = (letter: string) => {
    for (let at = 0; at < own + scripts.length; at++)
      if (fontAt(at).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return fontAt(at)
    return undefined
  }
  return (words, size) => {
    let width = 0
    const placed: { glyph: Glyph; at: number; scale: number }[] = []
    for (const { font, text } of runsOf(words, fontFor)) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(text)
      for (const [nth, glyph] of glyphs.entries()) {
        placed.push({ glyph, at: width, scale })
        width += (positions[nth]?.xAdvance ?? 0) * scale
      }
    }
    // Computed on demand: words are measured far more often than they are drawn.
    const outline = () =>
      placed.map(({ glyph, at, scale }) => glyph.path.scale(scale, -scale).translate(at, 0).toSVG()).join('')
    return { outline, width }
  }
}

/** Splits words into runs of one font each, so that kerning within a run is kept. */
function runsOf(words: string, fontFor: (letter: string) => Font | undefined) {
  const runs: { font: Font; text: string }[] = []
  for (const letter of words) {
    const font = fontFor(letter)
    const last = runs.at(-1)
    if (font && last?.font === font) last.text += letter
    else if (font) runs.push({ font, text: letter })
  }
  return runs
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('A font file holds a collection of faces; one is needed.')
  return font
}

const fallbackFile = (script: string) =>
  join(
    createRequire(import.meta.url).resolve('@fontsource/inter/package.json'),
    `../files/inter-${script}-600-normal.woff2`,
  )

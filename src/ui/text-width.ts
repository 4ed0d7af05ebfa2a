// Estimates text widths without a browser.
import type { Theme } from '../site/model.ts'

/** Upper estimate of a text's width in ems. */
export function ems(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Two code units are one character.
    if (code < 0xdc00 || code > 0xdfff) sum += widths[code] ?? (code > 0x2e80 ? 1.05 : 0.58)
  }
  return sum
}

/** Widths of ASCII characters by code; most are as wide as a small letter. */
const widths: number[] = Array(0x80).fill(0.58)
for (const [letters, width] of Object.entries({
  "iljtfrI.,:;'| ": 0.36,
  'mwMW@': 0.9,
  'ABCDEFGHJKLNOPQRSTUVXYZ&': 0.68,
}))
  for (const letter of letters) widths[letter.charCodeAt(0)] = width

/** Upper estimate of the longest word's width in ems. Words end where a line may break. */
export const longestWordEms = (text: string): number =>
  Math.max(0, ...text.split(/[\s\u00ad\u200b]+|(?<=[-\u2013\u2014])/).map(ems))

/** Estimated width in ems of a heading in the face of a theme. Letters that the face lacks are in a system font. */
export function headingEms(text: string, display: Theme['display']): number {
  const isLatin = !/[^ -\u024f\u2000-\u206f]/.test(text)
  const adjust = isLatin ? Number.parseFloat(display.face?.standIns[0]?.sizeAdjust ?? '100') / 100 : 1
  return ems(display.case === 'upper' ? text.toUpperCase() : text) * adjust
}

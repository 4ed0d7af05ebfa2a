// Contrast as WCAG 2.2 defines it, of colours written `#rrggbb`.
import type { Palette } from '../../site/model.ts'

/** What text stands on what. */
export const contrastPairs: readonly (readonly [text: keyof Palette, ground: keyof Palette])[] = [
  ['ink', 'ground'],
  ['ink', 'raised'],
  ['muted', 'ground'],
  ['muted', 'raised'],
  ['accent', 'ground'],
  ['accent', 'raised'],
  ['onAccent', 'accent'],
  ['onBand', 'band'],
  ['bandMuted', 'band'],
  ['bandAccent', 'band'],
  ['danger', 'ground'],
]

type Channels = [number, number, number]

const channels = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, no difference, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The colour, darkened or lightened just as far as it takes; undefined when neither black nor white is enough. */
export function readable(colour: string, ground: string, least: number): string | undefined {
  const towards = contrast('#000000', ground) > contrast('#ffffff', ground) ? 0 : 255
  const steps = 50
  for (let step = 1; step <= steps; step++) {
    const mixed = channels(colour).map((value) => Math.round(value + ((towards - value) * step) / steps))
    const found = `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    if (contrast(found, ground) >= least) return found
  }
  return undefined
}

// Computes contrast as WCAG 2.2 defines it, for colours written `#rrggbb`.
import type { Palette } from './model.ts'

/** Pairs of text and background colours that occur in the site. */
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
  ['danger', 'raised'],
]

/** WCAG 2.2, success criterion 1.4.3: text at body size. */
export const minContrast = 4.5

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

/** Returns 1 for equal colours up to 21 for black on white. */
export const contrast = (one: string, other: string): number => contrastWith(one)(other)

/** Like `contrast`, for comparing many colours to one. */
export function contrastWith(one: string): (other: string) => number {
  const first = luminance(one)
  return (other) => {
    const second = luminance(other)
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
  }
}

const steps = 50

/** Returns the colour, darkened or lightened just enough to be readable; undefined when neither black nor white is. */
export function readable(colour: string, ground: string): string | undefined {
  const towards = contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
  for (let step = 1; step <= steps; step++) {
    const found = mix(colour, towards, step / steps)
    if (contrast(found, ground) >= minContrast) return found
  }
  return undefined
}

/** Returns darker and lighter shades up to black and white, least changed first. */
export const shades = (colour: string): string[] =>
  Array.from({ length: steps }, (_, at) =>
    ['#000000', '#ffffff'].map((end) => mix(colour, end, (at + 1) / steps)),
  ).flat()

/** Returns the colour seen where `over` covers `under` with an opacity of 0 to 1. */
export function mix(under: string, over: string, share: number): string {
  const above = channels(over)
  const mixed = channels(under).map((value, at) => Math.round(value + ((above[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

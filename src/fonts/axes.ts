// The weights of a face: one, or a range where the file is a variable font.
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { Fault } from '../problems/fault.ts'
import type { GivenFace } from './read-face.ts'

export interface Weights {
  min: number
  max: number
}

/** Parses `--weight`; defaults to all that the file has. Throws a usage Fault for weights that the file lacks. */
export function weightsOf(font: Font, wanted: string | undefined): Weights {
  const axis = font.variationAxes.wght
  const own = font['OS/2'].usWeightClass
  const has = axis ? { min: axis.min, max: axis.max } : { min: own, max: own }
  if (wanted === undefined) return has
  const [, from = '', to = from] = /^\s*(\d{1,4})(?:[\s-]+(\d{1,4}))?\s*$/.exec(wanted) ?? []
  const [min, max] = [Number(from), Number(to)]
  const usage = (message: string, hint: string) => new Fault('usage', message, hint)
  if (!(min >= 1 && min <= max && max <= 1000))
    throw usage(`"${wanted}" is no weight.`, 'Write one, such as 600, or a range, such as "400 700".')
  if (min < has.min || max > has.max)
    throw usage(
      `The file has ${axis ? `the weights ${formatWeights(has)}` : `one weight, ${formatWeights(has)}`}.`,
      axis ? 'Choose among these.' : `Leave out --weight, or give the file of the weight ${wanted}.`,
    )
  return { min, max }
}

/** The notation of the manifest: "600" or "400 700". */
export const formatWeights = ({ min, max }: Weights): string => (min === max ? String(min) : `${min} ${max}`)

/** The axes of the subset: the requested weights, the whole range of optical sizes (browsers choose one), all others at their default. */
export function axesFor(font: Font, { min, max }: Weights): Record<string, number | { min: number; max: number }> {
  const axes: Record<string, number | { min: number; max: number }> = {}
  for (const [tag, axis] of Object.entries(font.variationAxes)) {
    if (!axis || tag === 'opsz') continue
    axes[tag] = tag !== 'wght' ? axis.default : min === max ? min : { min, max }
  }
  return axes
}

/** Axes that the published file has no more. */
export const fixedAxes = (font: Font): string[] =>
  Object.keys(font.variationAxes).filter((tag) => tag !== 'wght' && tag !== 'opsz')

/** The font at one weight and at the optical size for a text of `pixels`. */
export async function instanceAt({ bytes, font }: GivenFace, weight: number, pixels: number): Promise<Font> {
  const { wght, opsz } = font.variationAxes
  if (!wght && !opsz) return font
  // fontkit cannot vary a compressed file.
  const plain = create(await subsetFont(bytes, '', { targetFormat: 'truetype', keepAllGlyphs: true }))
  if (!('layout' in plain)) return font
  return plain.getVariation({
    ...(wght && { wght: Math.min(Math.max(weight, wght.min), wght.max) }),
    ...(opsz && { opsz: Math.min(Math.max(pixels, opsz.min), opsz.max) }),
  })
}

// Makes the published file of a face, a WOFF2 with the needed characters, and its entry in the manifest.
import type { Font } from 'fontkit'
import subsetFont from 'subset-font'
import { Fault } from '../problems/fault.ts'
import type { StandIn } from '../site/model.ts'
import { slugged } from '../site/slug.ts'
import { axesFor, formatWeights, instanceAt, type Weights } from './axes.ts'
import type { GivenFace } from './read-face.ts'
import { faceKind, standInsFor } from './stand-ins.ts'

export interface FaceOptions {
  weights: Weights
  characters: ReadonlySet<number> | 'all'
  /** The weight and size at which most text is set. */
  typical: { weight: number; pixels: number }
  /** Texts by which the width of the face is measured. */
  words: readonly string[]
  /** All texts that may be set in the face. */
  texts: readonly string[]
  /** The fallback faces behind it, as a CSS list. */
  stack: string
}

export interface MadeFace {
  bytes: Buffer
  /** `archivo-expanded-600.woff2` */
  fileName: string
  /** The manifest's entry without `file`. */
  face: { family: string; weight: string; standIns: StandIn[] }
  /** Characters of the texts that the original file lacks. */
  missing: string[]
}

/** Ids of the name table that go with the face: copyright, licence, address of the licence. */
const licenceNames = [0, 13, 14]

/** Throws a Fault when the file cannot be subset, or has none of the characters. */
export async function makeFace(
  given: GivenFace,
  { weights, characters, typical, words, texts, stack }: FaceOptions,
  name: string,
): Promise<MadeFace> {
  const { bytes, font, family } = given
  const weight = formatWeights(weights)
  const subset = await subsetOf(bytes, font, weights, characters, name)
  const instance = await instanceAt(given, typical.weight, typical.pixels)
  return {
    bytes: subset,
    fileName: `${slugged(family) || 'face'}-${weight.replace(' ', '-')}.woff2`,
    face: {
      family,
      weight,
      standIns: standInsFor(instance, faceKind(font, family, stack), typical.weight, words),
    },
    missing: missingFrom(font, texts),
  }
}

async function subsetOf(
  bytes: Buffer,
  font: Font,
  weights: Weights,
  characters: FaceOptions['characters'],
  name: string,
): Promise<Buffer> {
  const wanted = characters === 'all' ? [] : [...characters].filter((code) => font.hasGlyphForCodePoint(code))
  const text = wanted.map((code) => String.fromCodePoint(code)).join('')
  if (characters !== 'all' && text.trim() === '')
    throw new Fault('usage', `${name} has none of the characters that are wanted.`, 'Name others with --characters.')
  try {
    return await subsetFont(bytes, text, {
      targetFormat: 'woff2',
      preserveNameIds: licenceNames,
      variationAxes: axesFor(font, weights),
      keepAllGlyphs: characters === 'all',
    })
  } catch (cause) {
    throw new Fault('not-a-font', `${name} cannot be made into a web font.`, 'Fetch it anew from its maker.', { cause })
  }
}

function missingFrom(font: Font, texts: readonly string[]): string[] {
  const letters = new Set(texts.flatMap((text) => [...text]))
  return [...letters]
    .filter((each) => /^[^\p{C}\p{Z}]$/u.test(each) && !font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0))
    .sort()
}

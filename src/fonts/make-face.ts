// From a font file to what a site publishes of it: a WOFF2 with the characters that are needed, and what the manifest says of it.

import type { Font } from 'fontkit'
import subsetFont from 'subset-font'
import { Fault } from '../problems/fault.ts'
import type { StandIn } from '../site/model.ts'
import { slugged } from '../site/slug.ts'
import { axesFor, setAt, type Weights, written } from './axes.ts'
import type { GivenFace } from './read-face.ts'
import { kindOf, standInsFor } from './stand-ins.ts'

export interface Wanted {
  weights: Weights
  characters: ReadonlySet<number> | 'all'
  /** At which most of it is set. */
  set: { weight: number; pixels: number }
  /** Those that show how wide it runs, and all that it may have to set. */
  words: readonly string[]
  texts: readonly string[]
  /** The faces it stands before, as a CSS list. */
  stack: string
}

export interface MadeFace {
  bytes: Buffer
  /** `archivo-expanded-600.woff2` */
  fileName: string
  /** As the manifest has it, but for `file`. */
  face: { family: string; weight: string; standIns: StandIn[] }
  /** Characters that are wanted and that the file never had. */
  missing: string[]
}

/** Copyright, licence and where it stands: they go with the face. */
const licenceNames = [0, 13, 14]

/** Throws a Fault for a file that cannot be subset. */
export async function makeFace(
  given: GivenFace,
  { weights, characters, set, words, texts, stack }: Wanted,
  name: string,
): Promise<MadeFace> {
  const { bytes, font, family } = given
  const weight = written(weights)
  const made = await published(bytes, font, weights, characters, name)
  const asSet = await setAt(given, set.weight, set.pixels)
  return {
    bytes: made,
    fileName: `${slugged(family) || 'face'}-${weight.replace(' ', '-')}.woff2`,
    face: {
      family,
      weight,
      standIns: standInsFor(asSet, kindOf(font, family, stack), set.weight, words),
    },
    missing: missingFrom(font, texts),
  }
}

async function published(
  bytes: Buffer,
  font: Font,
  weights: Weights,
  characters: Wanted['characters'],
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
    .filter((one) => /^[^\p{C}\p{Z}]$/u.test(one) && !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
    .sort()
}

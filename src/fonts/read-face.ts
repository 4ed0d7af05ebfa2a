// Reads a font file and refuses files that a page could not use.
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { Fault, isFault } from '../problems/fault.ts'

export interface GivenFace {
  bytes: Buffer
  font: Font
  /** The family as designers name it: `Archivo Expanded`. */
  family: string
}

/** Enough for any face of one language, and too little to exhaust memory. */
const maxFaceBytes = 64 * 2 ** 20

/** `file` is the path, `name` its name in messages. Throws a Fault (exit 2). */
export function readFace(file: string, name: string): GivenFace {
  const bytes = bytesOf(file, name)
  const font = openFont(bytes, name)
  return { bytes, font, family: familyOf(font).slice(0, 60) || 'Own Face' }
}

/** Adds the width to the family where only the subfamily names it: "Archivo" and "Expanded SemiBold" give "Archivo Expanded". */
function familyOf(font: Font): string {
  const family = namesOf(font, 'preferredFamily') ?? oneLine(font.familyName ?? '')
  const wide = /^(?:(?:semi|extra|ultra)[ -]?)?(?:expanded|condensed)/i.exec(
    namesOf(font, 'preferredSubfamily') ?? '',
  )?.[0]
  const weight = weightNames.find(([value]) => value === font['OS/2'].usWeightClass)?.[1]
  const bare = weight ? family.replace(weight, '') : family
  return wide && !bare.includes(wide) ? `${bare} ${wide}` : bare
}

/** Endings of family names in fonts where each weight is a family of its own. */
const weightNames: [number, RegExp][] = [
  [100, / thin$/i],
  [200, / (?:extra|ultra)[ -]?light$/i],
  [300, / light$/i],
  [500, / medium$/i],
  [600, / (?:semi|demi)[ -]?bold$/i],
  [700, / bold$/i],
  [800, / (?:extra|ultra)[ -]?bold$/i],
  [900, / (?:black|heavy)$/i],
]

/** Returns an English entry of the font's name table; undefined when it is missing or blank. */
export function namesOf(font: Font, key: string): string | undefined {
  const name = font.getName(key, 'en')
  return typeof name === 'string' && name.trim() !== '' ? oneLine(name) : undefined
}

/** Puts a text on one line and removes control characters, which could affect a terminal or a file. */
const oneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()

function bytesOf(file: string, name: string): Buffer {
  try {
    const bytes = readFileSync(file)
    if (bytes.length > maxFaceBytes)
      throw new Fault('not-a-font', `${name} is too big to be a face for pages.`, tryOther)
    return bytes
  } catch (cause) {
    if (isFault(cause)) throw cause
    const code = (cause as NodeJS.ErrnoException).code
    if (code === 'EACCES' || code === 'EPERM')
      throw new Fault('no-access', `${name} may not be read.`, 'Change its permissions.', { cause })
    if (code === 'EISDIR')
      throw new Fault('no-file', `${name} is a folder.`, 'Name one font file in it, one call for each face.', { cause })
    throw new Fault(
      'no-file',
      `There is no file ${name}.`,
      'Give the path of a font file: .ttf, .otf, .woff or .woff2.',
      {
        cause,
      },
    )
  }
}

const tryOther = 'Give one face as .ttf, .otf, .woff or .woff2.'

function openFont(bytes: Buffer, name: string): Font {
  const font = parseFont(bytes, name)
  if ('fonts' in font || !('layout' in font))
    throw new Fault(
      'not-a-font',
      `${name} is a collection of several faces.`,
      'Take the face you want out of it (its maker offers single files), or give another file.',
    )
  try {
    // Reads the tables that later steps need, so that an incomplete file is refused here.
    if (!(font.unitsPerEm > 0) || font.numGlyphs < 2 || font.characterSet.length === 0) throw new Error('empty')
    return font
  } catch (cause) {
    throw new Fault('not-a-font', `${name} is a font file with parts missing.`, 'Fetch it anew from its maker.', {
      cause,
    })
  }
}

function parseFont(bytes: Buffer, name: string) {
  try {
    return create(bytes)
  } catch (cause) {
    throw new Fault('not-a-font', `${name} is not a font file.`, tryOther, { cause })
  }
}

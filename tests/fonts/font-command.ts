// The command `font` on a copy of the practice template, and faces to pass to it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { Fault } from '../../src/problems/fault.ts'
import font from '../../tools/font.ts'
import { root } from '../pages/built-site.ts'
import { type Change, manifestOf, practiceWith } from '../pages/practice-site.ts'
import { printedBy } from '../printed-by.ts'

const inter = createRequire(import.meta.url).resolve('@fontsource/inter/package.json')

export const interOf = (weight: number, format = 'woff2', script = 'latin'): string =>
  join(inter, `../files/inter-${script}-${weight}-normal.${format}`)

export const variable = join(root, 'tests/fixtures/fonts/inter-variable.woff2')

/** A copy of the practice with a `public` folder of its own. */
export function siteWith(...changes: Change[]): string {
  const folder = practiceWith(...changes)
  mkdirSync(join(folder, 'public'), { recursive: true })
  return folder
}

/** Few characters, which are subset faster, for tests where they do not matter. */
export const few = ['--characters', 'Vets']

/** The output of the command in the site of that folder. */
export async function fontIn(folder: string, file: string, ...words: string[]): Promise<string> {
  return (await printedBy(() => font([file, '--manifest', manifestOf(folder), ...words], root))).out
}

/** Exit code, message and hint of a call that fails. */
export async function refusal(file: string, ...words: string[]): Promise<string> {
  const folder = siteWith()
  return fontIn(folder, file, ...words).then(
    (said) => `not refused: ${said}`,
    (error) => {
      if (!(error instanceof Fault)) throw error
      return `${error.exit} ${error.message} ${error.hint}`
    },
  )
}

/** Inter with these embedding bits, as a file in the folder. */
export async function interWithRights(folder: string, bits: number): Promise<string> {
  const bytes = await subsetFont(readFileSync(interOf(400)), '', { targetFormat: 'truetype', keepAllGlyphs: true })
  const tables = bytes.readUInt16BE(4)
  const at = Array.from({ length: tables }, (_, table) => 12 + 16 * table).find(
    (entry) => bytes.toString('latin1', entry, entry + 4) === 'OS/2',
  )
  if (at === undefined) throw new Error('The face has no table OS/2.')
  bytes.writeUInt16BE(bits, bytes.readUInt32BE(at + 8) + 8)
  const file = join(folder, `inter-${bits}.ttf`)
  writeFileSync(file, bytes)
  return file
}

export function faceIn(folder: string, name: string): Font {
  const made = create(readFileSync(join(folder, 'public/fonts', name)))
  if (!('layout' in made)) throw new Error('A collection.')
  return made
}

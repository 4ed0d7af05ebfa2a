// Writes the published file of a face to the site's public/fonts, with the licence that lay beside the original.
import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { writeWhole } from '../cache/cache.mjs'
import { Fault } from '../problems/fault.ts'
import type { MadeFace } from './make-face.ts'

/** `from` is the path of the original. Returns the path that was written. Throws a Fault (exit 2) when the file cannot be written. */
export function writeFont(publicFolder: string, { bytes, fileName }: MadeFace, from: string): string {
  const folder = join(publicFolder, 'fonts')
  const file = join(folder, fileName)
  if (resolve(file) === resolve(from))
    throw new Fault(
      'cannot-write',
      `${fileName} would take the place of the file it is made from.`,
      'Keep the file you were given outside of public, and call the command with it there.',
    )
  try {
    writeWhole(file, bytes)
    const licence = licenceBeside(from)
    const copy = file.replace(/\.woff2$/, '-licence.txt')
    if (licence && resolve(licence) !== resolve(copy)) copyFileSync(licence, copy)
  } catch (cause) {
    const name = relative(process.cwd(), folder)
    throw new Fault(
      'cannot-write',
      `The font cannot be written to ${name.startsWith('..') ? folder : name}.`,
      'Change the permissions of that folder, or make room on the disk.',
      { cause },
    )
  }
  return file
}

/** Finds the licence's text as downloaded faces bring it, ignoring licences of anything else in the folder. */
function licenceBeside(from: string): string | undefined {
  const folder = dirname(from)
  const names = readdirSync(folder).filter((each) => /^(?:.*-)?(?:OFL|UFL|LICEN[CS]E)(?:\.txt|\.md)?$/i.test(each))
  return names.map((name) => join(folder, name)).find(isOfFace)
}

function isOfFace(file: string): boolean {
  const stat = statSync(file)
  return stat.isFile() && stat.size < 100_000 && /\b(?:fonts?|typeface)\b/i.test(readFileSync(file, 'utf8'))
}

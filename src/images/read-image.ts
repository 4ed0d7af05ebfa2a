// The bytes of a picture that the manifest names, from nowhere but the public folder.
import { readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { Fault } from '../problems/fault.ts'

/** Throws a Fault for a file that is not there, and for one that stands elsewhere, links followed. */
export function readImage(publicFolder: string, file: string): Buffer {
  let path: string
  try {
    path = realpathSync(join(publicFolder, file))
    if (path.startsWith(realpathSync(publicFolder) + sep)) return readFileSync(path)
  } catch (cause) {
    throw new Fault('no-image', `The picture ${file} cannot be read.`, 'It belongs under public/.', { cause })
  }
  throw new Fault('image-elsewhere', `The picture ${file} stands outside the public folder.`, 'Copy it to public/.')
}

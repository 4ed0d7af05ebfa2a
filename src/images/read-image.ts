// Reads a picture that the manifest names, from its two folders only.
import { readFileSync } from 'node:fs'
import { realPicture } from '../files/picture-fault.ts'
import type { SiteFolders } from '../files/site-folders.ts'
import { Fault } from '../problems/fault.ts'

/** Throws a Fault when the file is missing, or lies elsewhere once symbolic links are followed. */
export function readImage(folders: SiteFolders, file: string): Buffer {
  let path: string | undefined
  try {
    path = realPicture(file, folders)
    if (path !== undefined) return readFileSync(path)
  } catch (cause) {
    throw new Fault(
      'no-image',
      `The picture ${file} cannot be read.`,
      'It belongs in the folder "images" beside the manifest, or under "public" with a slash in front.',
      { cause },
    )
  }
  throw new Fault('image-elsewhere', `The picture ${file} stands outside its folder.`, 'Copy it there.')
}

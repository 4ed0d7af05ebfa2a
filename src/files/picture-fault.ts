// Finds out why a file cannot be shown as a picture, from its first bytes and without decoding it.
import { closeSync, openSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { FileCache, fileStamp } from './file-stamp.ts'
import { isSafeDrawing, sizeOfDrawing } from './safe-drawing.ts'
import type { SiteFolders } from './site-folders.ts'

/** `elsewhere`: a symbolic link leads out of the folder. `size`: a drawing without a size. `program`: a drawing with scripts. */
export type PictureFault = 'elsewhere' | 'format' | 'size' | 'program'

/** Returns the path of `/shop.jpg` under `public/`, `images/shop.jpg` in the pictures folder, or `content/news/rye.jpg` beside an entry. */
export const pictureAt = (
  file: string,
  { publicFolder, imagesFolder, contentFolder = '' }: SiteFolders,
): { folder: string; path: string } =>
  file.startsWith('content/')
    ? { folder: contentFolder, path: join(contentFolder, file.slice('content/'.length)) }
    : file.startsWith('images/')
      ? { folder: imagesFolder, path: join(imagesFolder, file.slice('images/'.length)) }
      : { folder: publicFolder, path: join(publicFolder, file) }

/** Returns the path with symbolic links resolved; undefined when it leaves its folder. Throws when the file does not exist. */
export function realPicture(file: string, folders: SiteFolders): string | undefined {
  const { folder, path } = pictureAt(file, folders)
  const real = realpathSync(path)
  return real.startsWith(realpathSync(folder) + sep) ? real : undefined
}

/** Returns a stamp that changes with the picture; undefined when it does not exist. */
export function pictureStamp(file: string, folders: SiteFolders): string | undefined {
  const { path } = pictureAt(file, folders)
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? fileStamp(path)?.stamp : undefined
}

/** Reads each file once until it changes. Missing files have no fault here. */
export function pictureFaults(folders: SiteFolders): (file: string) => PictureFault | undefined {
  const known = new FileCache<PictureFault | undefined>()
  return (file) => {
    const { path } = pictureAt(file, folders)
    return statSync(path, { throwIfNoEntry: false })?.isFile()
      ? known.get(path, () => faultOf(file, folders))
      : undefined
  }
}

function faultOf(file: string, folders: SiteFolders): PictureFault | undefined {
  const path = realPicture(file, folders)
  if (path === undefined) return 'elsewhere'
  return faultOfPicture(file, isDrawing(file) ? readFileSync(path) : firstBytes(path, 16))
}

const isDrawing = (file: string) => /\.svg$/i.test(file)

/** Returns the fault of a file's content. The first 16 bytes of a photo are enough. */
export function faultOfPicture(file: string, content: Buffer): PictureFault | undefined {
  if (!isDrawing(file)) return isPhoto(content) ? undefined : 'format'
  const text = content.toString('utf8')
  if (!/<svg\b/i.test(text)) return 'format'
  if (!isSafeDrawing(text)) return 'program'
  return sizeOfDrawing(text) ? undefined : 'size'
}

/** Reads the first bytes of a file, fewer where it is shorter. */
export function firstBytes(path: string, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  const file = openSync(path, 'r')
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(file)
  }
}

/** Magic bytes of each photo format: offset and Latin-1 characters. */
const magicBytes: [at: number, letters: string][][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG']],
  [[0, 'GIF8']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftypavif']],
  [[4, 'ftypavis']],
  [[4, 'ftypmif1']],
]

const isPhoto = (start: Buffer) =>
  magicBytes.some((parts) =>
    parts.every(([at, letters]) => start.toString('latin1', at, at + letters.length) === letters),
  )

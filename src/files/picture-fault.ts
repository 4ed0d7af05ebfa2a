// Why an existing file cannot be shown as a picture, from its first bytes: nothing is decoded.
import { closeSync, openSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileStamp, MadeOfFiles } from './file-stamp.ts'
import { isSafeDrawing, sizeOfDrawing } from './safe-drawing.ts'
import type { SiteFolders } from './site-folders.ts'

/** `elsewhere`: a link leads out of the folder. `size`: a drawing that does not say its size. */
export type PictureFault = 'elsewhere' | 'format' | 'size' | 'program'

/** `/shop.jpg` stands under `public/`, `images/shop.jpg` in the folder of pictures, `content/news/rye.jpg` beside an entry. */
export const pictureAt = (
  file: string,
  { publicFolder, imagesFolder, contentFolder = '' }: SiteFolders,
): { folder: string; path: string } =>
  file.startsWith('content/')
    ? { folder: contentFolder, path: join(contentFolder, file.slice('content/'.length)) }
    : file.startsWith('images/')
      ? { folder: imagesFolder, path: join(imagesFolder, file.slice('images/'.length)) }
      : { folder: publicFolder, path: join(publicFolder, file) }

/** Path of the picture with links followed; undefined when that is out of its folder. Throws when it is not there. */
export function realPicture(file: string, folders: SiteFolders): string | undefined {
  const { folder, path } = pictureAt(file, folders)
  const real = realpathSync(path)
  return real.startsWith(realpathSync(folder) + sep) ? real : undefined
}

/** Differs when the picture has changed; undefined when it is not there. */
export function pictureStamp(file: string, folders: SiteFolders): string | undefined {
  const { path } = pictureAt(file, folders)
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? fileStamp(path)?.stamp : undefined
}

/** Reads each file once, until it changes. A file that is not there has no fault here. */
export function pictureFaults(folders: SiteFolders): (file: string) => PictureFault | undefined {
  const known = new MadeOfFiles<PictureFault | undefined>()
  return (file) => {
    const { path } = pictureAt(file, folders)
    return statSync(path, { throwIfNoEntry: false })?.isFile()
      ? known.of(path, () => faultOf(file, folders))
      : undefined
  }
}

function faultOf(file: string, folders: SiteFolders): PictureFault | undefined {
  const path = realPicture(file, folders)
  if (path === undefined) return 'elsewhere'
  return faultOfPicture(file, isDrawing(file) ? readFileSync(path) : firstBytes(path))
}

const isDrawing = (file: string) => /\.svg$/i.test(file)

/** Of the content of a file of that name; of a photo the first 16 bytes are enough. */
export function faultOfPicture(file: string, content: Buffer): PictureFault | undefined {
  if (!isDrawing(file)) return isPhoto(content) ? undefined : 'format'
  const text = content.toString('utf8')
  if (!/<svg\b/i.test(text)) return 'format'
  if (!isSafeDrawing(text)) return 'program'
  return sizeOfDrawing(text) ? undefined : 'size'
}

function firstBytes(path: string): Buffer {
  const bytes = Buffer.alloc(16)
  const file = openSync(path, 'r')
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(file)
  }
}

/** How files of each kind begin, whatever they are called: from which byte on, and with which letters. */
const beginnings: [at: number, letters: string][][] = [
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
  beginnings.some((parts) =>
    parts.every(([at, letters]) => start.toString('latin1', at, at + letters.length) === letters),
  )

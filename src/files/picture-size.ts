// Returns the size of a picture from its file and first bytes, without decoding it.
import { statSync } from 'node:fs'
import type { PictureSize } from '../manifest/sense/check.ts'
import { FileCache } from './file-stamp.ts'
import { firstBytes, pictureAt } from './picture-fault.ts'
import type { SiteFolders } from './site-folders.ts'

/** Returns undefined for a missing picture. Reads each file once until it changes. */
export function pictureSizeIn(folders: SiteFolders): (file: string) => PictureSize | undefined {
  const known = new FileCache<PictureSize>()
  return (file) => {
    const { path } = pictureAt(file, folders)
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat?.isFile() ? known.get(path, () => ({ bytes: stat.size, ...pixelsOf(path) })) : undefined
  }
}

/** Returns the pixels of a PNG from its header; undefined for other formats. */
function pixelsOf(path: string): { width: number; height: number } | undefined {
  const head = firstBytes(path, 24)
  if (head.length < 24 || head.toString('latin1', 1, 4) !== 'PNG' || head.toString('latin1', 12, 16) !== 'IHDR')
    return undefined
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}

// The size of a picture, from its file and its first bytes: nothing is decoded.
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { PictureSize } from '../manifest/sense/check.ts'
import { MadeOfFiles } from './file-stamp.ts'
import { pictureAt } from './picture-fault.ts'
import type { SiteFolders } from './site-folders.ts'

/** Undefined for a picture that is not there. Reads each file once, until it changes. */
export function pictureSizeIn(folders: SiteFolders): (file: string) => PictureSize | undefined {
  const known = new MadeOfFiles<PictureSize>()
  return (file) => {
    const { path } = pictureAt(file, folders)
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat?.isFile() ? known.of(path, () => ({ bytes: stat.size, ...pixelsOf(path) })) : undefined
  }
}

/** A PNG says its size in its first block; nothing is known of others. */
function pixelsOf(path: string): { width: number; height: number } | undefined {
  const head = Buffer.alloc(24)
  const file = openSync(path, 'r')
  try {
    if (readSync(file, head, 0, head.length, 0) < head.length) return undefined
  } finally {
    closeSync(file)
  }
  if (head.toString('latin1', 1, 4) !== 'PNG' || head.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}

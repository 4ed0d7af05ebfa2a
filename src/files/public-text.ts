// Reads texts under `public/`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFolders } from './site-folders.ts'

/** Returns a function of a path below `public/`, which returns undefined where there is no file. */
export const publicTextIn =
  ({ publicFolder }: SiteFolders): ((file: string) => string | undefined) =>
  (file) => {
    const path = join(publicFolder, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }

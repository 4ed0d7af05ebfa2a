import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFolders } from './site-folders.ts'

/** Reads a text under `public/`, by its path below it; undefined where there is none. */
export const publicTextIn =
  ({ publicFolder }: SiteFolders): ((file: string) => string | undefined) =>
  (file) => {
    const path = join(publicFolder, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }

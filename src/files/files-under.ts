// Which files there are below a folder.
import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder as a path from it, `/fonts/display.woff2`; none when the folder is not there. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }) as Dirent[]
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
}

// Which files there are below a folder.
import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** Every file below a folder as a path from it, `/fonts/display.woff2`; none when the folder is not there. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const from = resolve(folder)
  const files = readdirSync(from, { recursive: true, withFileTypes: true }) as Dirent[]
  // Cut by hand: there may be ten thousand of them.
  const pathOf = ({ parentPath, name }: Dirent) => `${parentPath.slice(from.length)}/${name}`
  return files.flatMap((entry) => (entry.isFile() ? pathOf(entry).replaceAll('\\', '/') : []))
}

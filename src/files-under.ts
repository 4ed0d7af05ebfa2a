// Lists the files below a folder.
import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** Returns the path of every file from the folder, `fonts/display.woff2`; none when the folder does not exist. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const from = resolve(folder)
  const files = readdirSync(from, { recursive: true, withFileTypes: true }) as Dirent[]
  // Slicing is quicker than `relative`: there may be ten thousand files.
  const pathOf = ({ parentPath, name }: Dirent) => `${parentPath}/${name}`.slice(from.length + 1)
  return files.flatMap((entry) => (entry.isFile() ? pathOf(entry).replaceAll('\\', '/') : []))
}

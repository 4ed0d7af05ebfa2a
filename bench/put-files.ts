// Writes files to disk.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes files by their paths below a folder, which is created. */
export function putFiles(folder: string, files: Record<string, string> | ReadonlyMap<string, string>): void {
  for (const [name, text] of files instanceof Map ? files : Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

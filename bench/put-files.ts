import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes files below a folder, by their paths there. */
export function putFiles(folder: string, files: Record<string, string> | ReadonlyMap<string, string>): void {
  for (const [name, text] of files instanceof Map ? files : Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

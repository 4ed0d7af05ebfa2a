// Puts a finished site into the folder that it is served from, as a build there would: never half written, and what is in the folder
// and was never of the site stays.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { SiteWriter } from '../publish/write-site.ts'

/** Throws a Fault for a folder that cannot be written; then what was there is still there. */
export async function putIntoFolder(built: string, folder: string): Promise<string> {
  const writer = new SiteWriter(folder)
  try {
    for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      writer.put(relative(built, path).replaceAll('\\', '/'), readFileSync(path))
    }
    await writer.settled()
    const { written, unchanged, removed } = writer.finish()
    return `${written} files written, ${unchanged} unchanged, ${removed} removed.`
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

/** Whether a folder is another one or holds it. */
export const holds = (outer: string, inner: string): boolean =>
  `${resolve(inner)}${sep}`.startsWith(`${resolve(outer)}${sep}`)

// Copies a finished site into the folder that a server reads, file by file without half-written ones. Other files in that folder stay.
import { readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { filesUnder } from '../files-under.ts'
import { SiteWriter } from '../publish/write-site.ts'

/** Returns a summary. Throws a Fault where the folder cannot be written, and leaves the previous files in place. */
export async function putIntoFolder(built: string, folder: string): Promise<string> {
  const writer = new SiteWriter(folder)
  try {
    for (const path of filesUnder(built)) writer.put(path, readFileSync(join(built, path)))
    await writer.settled()
    const { written, unchanged, removed } = writer.finish()
    return `${written} files written, ${unchanged} unchanged, ${removed} removed.`
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

/** True when `inner` is `outer` or lies below it. */
export const containsFolder = (outer: string, inner: string): boolean =>
  `${resolve(inner)}${sep}`.startsWith(`${resolve(outer)}${sep}`)

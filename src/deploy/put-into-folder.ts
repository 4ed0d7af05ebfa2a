// Copies a finished site into the folder that a server reads, file by file without half-written ones. Other files in that folder stay.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { type Sentence, sentence } from '../history/sentences.ts'
import { SiteWriter } from '../publish/write-site.ts'

/** Returns a summary. Throws a Fault where the folder cannot be written, and leaves the previous files in place. */
export async function putIntoFolder(built: string, folder: string): Promise<Sentence> {
  const writer = new SiteWriter(folder)
  try {
    for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      writer.put(relative(built, path).replaceAll('\\', '/'), readFileSync(path))
    }
    await writer.settled()
    const { written, unchanged, removed } = writer.finish()
    return sentence('filesWritten', written, unchanged, removed)
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

/** True when `inner` is `outer` or lies below it. */
export const holds = (outer: string, inner: string): boolean =>
  `${resolve(inner)}${sep}`.startsWith(`${resolve(outer)}${sep}`)

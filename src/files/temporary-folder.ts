import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs work in a new temporary folder, which is deleted when it ends or fails. `name` is part of the folder's name. */
export async function inTemporaryFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `lectern-${name}-`))
  try {
    return await work(folder)
  } finally {
    // Processes that the work has ended, such as browsers, may still write for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

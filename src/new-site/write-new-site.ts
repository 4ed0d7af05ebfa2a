// Writes the files of a new site into an empty folder: all of them or none.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Fault } from '../problems/fault.ts'

/** Entries that a folder may contain and still count as empty. */
const ignoredEntries = new Set(['.git', '.DS_Store', 'Thumbs.db'])

/** Throws a Fault that names the entries when the folder is not empty, or when it is no folder. */
export function expectEmpty(folder: string, name: string): void {
  if (!existsSync(folder)) return
  let found: string[]
  try {
    found = readdirSync(folder).filter((entry) => !ignoredEntries.has(entry))
  } catch (cause) {
    throw new Fault('folder-taken', `${name} is not a folder.`, 'Choose another name.', { cause })
  }
  if (found.length === 0) return
  const more = found.length > 6 ? ` and ${found.length - 6} more` : ''
  throw new Fault(
    'folder-taken',
    `${name} is not empty: it holds ${found.sort().slice(0, 6).join(', ')}${more}. Nothing was written.`,
    found.includes('site.yaml')
      ? `There is a site in it already. Start it with npm start in that folder, choose another folder, or put this Lectern into it: npm run init -- --upgrade ${name}`
      : 'Choose another folder.',
  )
}

/** Throws a Fault when the files cannot be written. */
export function writeNewSite(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const making = `${folder.replace(/[\\/]+$/, '')}.making-${process.pid}`
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(making, path)), { recursive: true })
      writeFileSync(join(making, path), text)
    }
    mkdirSync(folder, { recursive: true })
    for (const entry of readdirSync(making)) renameSync(join(making, entry), join(folder, entry))
  } catch (cause) {
    throw new Fault('cannot-write', `The site could not be written to ${folder}.`, 'Change the permissions there.', {
      cause,
    })
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

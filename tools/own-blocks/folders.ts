// Finds the folders of own blocks and checks their files.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BlockFolder, blockFiles, blockFolders, requiredParts } from '../../src/blocks/block-folders.ts'
import { filesUnder } from '../../src/files-under.ts'
import { Fault, type FaultPlace } from '../../src/problems/fault.ts'

/** Lists the own blocks of a site's folder. Throws a Fault for a folder that is no valid block. */
export function ownFolders(site: string): BlockFolder[] {
  const folders = blockFolders(join(site, 'blocks'))
  for (const { type, has } of folders) {
    if (!/^[a-z][a-z0-9-]*$/.test(type))
      throw bad(`blocks/${type} cannot be the name of a block.`, 'Use small letters, digits and hyphens.')
    const missing = requiredParts.filter((part) => !has(part)).map((part) => blockFiles[part])
    if (missing.length > 0)
      throw bad(
        `blocks/${type} has no ${missing.join(' and no ')}.`,
        'A block is a folder with schema.ts, view.tsx and examples.yaml; style.css and island.tsx as it needs them.',
      )
  }
  return folders
}

export const bad = (message: string, hint: string, options: { cause?: unknown; place?: FaultPlace } = {}) =>
  new Fault('bad-block', message, hint, options)

/** Changes with the content of any file in the folders, and with `engine`, which identifies the engine. */
export function hashOfFolders(folders: readonly BlockFolder[], engine: string): string {
  const hash = createHash('sha256').update(`${process.version}\0${engine}`)
  for (const { path } of folders)
    for (const file of filesUnder(path).sort()) hash.update(`\0${file}\0`).update(readFileSync(join(path, file)))
  return hash.digest('hex').slice(0, 16)
}

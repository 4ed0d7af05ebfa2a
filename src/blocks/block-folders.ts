// Lists block folders in a root: the engine's `src/blocks`, or `blocks/` beside a site's manifest. Both use the same file names.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const blockFiles = {
  schemas: 'schema.ts',
  views: 'view.tsx',
  examples: 'examples.yaml',
  translations: 'translations.yaml',
  styles: 'style.css',
  islands: 'island.tsx',
  things: 'json-ld.ts',
} as const

export type BlockPart = keyof typeof blockFiles

export const requiredParts = ['schemas', 'views', 'examples'] as const satisfies readonly BlockPart[]

export interface BlockFolder {
  type: string
  /** Absolute if the root is. */
  path: string
  has: (part: BlockPart) => boolean
}

/** Returns the blocks in alphabetical order; empty if the root does not exist. */
export function blockFolders(root: string): BlockFolder[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
    .map((type) => {
      const path = join(root, type)
      return { type, path, has: (part) => existsSync(join(path, blockFiles[part])) }
    })
}

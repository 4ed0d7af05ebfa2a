// A root is a folder whose folders are blocks: the engine's `src/blocks`, and `blocks/` beside the manifest of a site. The files of
// a block have the same names in both.
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
  /** Whole path. */
  path: string
  has: (part: BlockPart) => boolean
}

/** In alphabetical order; none where there is no such root. */
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

// Vite plugin for the root of a site's own blocks: a module with the parts of each block folder, found by globs.
import type { Plugin } from 'vite'
import { type BlockPart, blockFiles } from '../blocks/block-folders.ts'

/** A module that own blocks import and the engine provides: as code, or under another id. */
export type Shared = { code: string } | { id: string }

interface BlockRoot {
  /** The folder that contains a folder for each block. */
  root: string
  /** Parts to export, each as an object by file path. */
  parts: readonly BlockPart[]
  /** Further lines of the module. */
  besides?: string
  /** Import address of the module. */
  address: string
  /** Returns the engine's replacement for an import, undefined for ordinary ones. May throw a Fault for imports that blocks may not have. */
  shared: (id: string) => Shared | undefined
  /** False for importers that `shared` does not apply to; by default it applies to all. */
  isOwn?: (importer: string) => boolean
}

const queries: Partial<Record<BlockPart, string>> = { examples: '?raw', translations: '?raw', styles: '?inline' }

export function blockRoot({ root, parts, besides = '', address, shared, isOwn = () => true }: BlockRoot): Plugin {
  // The virtual file lies in the root, because globs are relative to it.
  const entry = `${root.replaceAll('\\', '/')}/own-blocks.js`
  const globs = parts.map((part) => {
    const query = queries[part]
    // As namespaces, so that a missing default export can be reported.
    const options = query ? `{ eager: true, query: '${query}', import: 'default' }` : '{ eager: true }'
    return `export const ${part} = import.meta.glob('./*/${blockFiles[part]}', ${options})\n`
  })
  const answers = new Map<string, string>()
  return {
    name: 'lectern:block-root',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === address) return entry
      if (importer !== entry && !isOwn(importer)) return undefined
      const answer = shared(id)
      if (!answer) return undefined
      if ('id' in answer) return this.resolve(answer.id)
      answers.set(id, answer.code)
      return `\0shared:${id}`
    },
    load(id) {
      if (id === entry) return globs.join('') + besides
      return id.startsWith('\0shared:') ? answers.get(id.slice('\0shared:'.length)) : undefined
    },
  }
}

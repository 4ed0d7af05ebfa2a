// The root of a site's own blocks as a module, for Vite: what each folder holds, by the same globs that find the engine's own.
import type { Plugin } from 'vite'
import { type BlockPart, blockFiles } from '../blocks/block-folders.ts'

/** How a module is answered that blocks import and the engine has: by other code, or by another module. */
export type Shared = { code: string } | { id: string }

interface BlockRoot {
  /** Folder whose folders are blocks. */
  root: string
  /** What the module exports: an object by path of file for each part. */
  parts: readonly BlockPart[]
  /** Lines that the module has besides. */
  besides?: string
  /** Address of the module. */
  address: string
  /** Undefined for what is resolved as ever. May throw a Fault for what blocks may not import. */
  shared: (id: string) => Shared | undefined
  /** False for importers that `shared` is nothing to; left out: it is for all. */
  isOwn?: (importer: string) => boolean
}

const queries: Partial<Record<BlockPart, string>> = { examples: '?raw', translations: '?raw', styles: '?inline' }

export function blockRoot({ root, parts, besides = '', address, shared, isOwn = () => true }: BlockRoot): Plugin {
  // It stands in the root, so that its patterns are looked for there.
  const entry = `${root.replaceAll('\\', '/')}/own-blocks.js`
  const globs = parts.map((part) => {
    const query = queries[part]
    // As namespaces: a file without a default export has a sentence of its own.
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

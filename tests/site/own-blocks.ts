// The blocks of this repository's site, put where the engine looks for them before a test of the site loads anything else of it.
import { fileURLToPath } from 'node:url'
import { setOwnBlocks } from '../../src/blocks/own-blocks.ts'
import { byFolder } from '../../src/by-folder.ts'
import { Cache, cacheFolder } from '../../src/cache/cache.mjs'
import type { BlockSchema } from '../../src/schema/manifest/block.ts'
import { hashOfFolders, ownFolders } from '../../tools/own-blocks/folders.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const styles = byFolder(
  import.meta.glob<string>('../../blocks/*/style.css', { eager: true, query: '?inline', import: 'default' }),
)

setOwnBlocks({
  schemas: byFolder(import.meta.glob<BlockSchema>('../../blocks/*/schema.ts', { eager: true, import: 'default' })),
  views: byFolder(import.meta.glob('../../blocks/*/view.tsx', { eager: true, import: 'default' })),
  things: byFolder(import.meta.glob('../../blocks/*/json-ld.ts', { eager: true, import: 'default' })),
  styles: Object.fromEntries(Object.entries(styles).map(([type, css]) => [type, `@layer blocks{${css}}`])),
  client: { islands: {}, files: {} },
})

const state = hashOfFolders(ownFolders(root), hashOfSource(root))
// Loaded once the blocks are in their place: the schema is made of them.
const { ownValidators } = await import('../../tools/own-blocks/validators.ts')
await ownValidators(new Cache(cacheFolder(root)), `tested-${state}`)

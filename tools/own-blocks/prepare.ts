// Puts the blocks of a site's own where the engine looks for them. Compiled once for each state of their files.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setOwnBlocks } from '../../src/blocks/own-blocks.ts'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import type { BlockSchema } from '../../src/schema/manifest/block.ts'
import { compileBlocks, compileIslands, type Places } from './compile.ts'
import { bad, hashOfFolders, ownFolders } from './folders.ts'

interface Compiled {
  blocks: Record<string, { schema: BlockSchema; view: unknown; style: string; examples: string }>
}

/** So many states are kept. */
const kept = 4

/** Gives what stands for the own blocks, or nothing where the site has none. Throws a Fault for blocks that cannot be used. */
export default async function prepareOwnBlocks(places: Places, sourceHash: string): Promise<string | undefined> {
  const folders = ownFolders(places.site)
  if (folders.length === 0) return undefined
  const hash = hashOfFolders(folders, sourceHash)
  const cache = join(places.site, 'node_modules', '.cache', 'lectern')
  const folder = join(cache, `own-blocks-${hash}`)
  if (!existsSync(join(folder, 'client.json'))) {
    rmSync(folder, { recursive: true, force: true })
    const making = `${folder}.${process.pid}`
    mkdirSync(making, { recursive: true })
    try {
      await compileBlocks(folders, making, places)
      const { islands, styles } = await clientBundle(places.engine, sourceHash)
      const compiled = await compileIslands(folders, islands['island-kit'], places)
      writeFileSync(join(making, 'client.json'), JSON.stringify({ ...compiled, kitStyle: styles['own blocks'] ?? '' }))
      renameSync(making, folder)
    } finally {
      rmSync(making, { recursive: true, force: true })
    }
    forgetOld(cache)
  }
  const { blocks } = (await import(pathToFileURL(join(folder, 'blocks.mjs')).href)) as Compiled
  for (const [type, { schema, view }] of Object.entries(blocks)) {
    if (typeof schema?.properties !== 'object')
      throw bad(
        `blocks/${type}/schema.ts does not export a block.`,
        'It needs: export default defineBlock({ … }, { about })',
      )
    if (typeof view !== 'function')
      throw bad(`blocks/${type}/view.tsx does not export a component.`, 'It needs: export default function …')
  }
  const each = <T>(of: (block: Compiled['blocks'][string]) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(blocks).map(([type, block]) => [type, of(block)]))
  const { kitStyle, ...client } = JSON.parse(readFileSync(join(folder, 'client.json'), 'utf8'))
  const styles = each(({ style }) => (style === '' ? '' : `@layer blocks{${style}}`))
  setOwnBlocks({
    schemas: each(({ schema }) => schema),
    views: each(({ view }) => view),
    examples: each(({ examples }) => examples),
    styles,
    client: {
      ...client,
      styles: each((block) => kitStyle + (block.style === '' ? '' : `@layer blocks{${block.style}}`)),
    },
  })
  const { ownValidators } = await import('./validators.ts')
  await ownValidators(folder)
  return hash
}

function forgetOld(cache: string): void {
  const old = readdirSync(cache).filter((name) => /^own-blocks-[0-9a-f]{16}$/.test(name))
  for (const name of old.slice(0, Math.max(0, old.length - kept)))
    rmSync(join(cache, name), { recursive: true, force: true })
}

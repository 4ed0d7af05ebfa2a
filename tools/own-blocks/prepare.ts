// Puts the blocks of a site's own where the engine looks for them. Compiled once for each state of their files.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockFolder } from '../../src/blocks/block-folders.ts'
import { setOwnBlocks } from '../../src/blocks/own-blocks.ts'
import { byFolder } from '../../src/by-folder.ts'
import { Cache, cacheFolder } from '../../src/cache/cache.mjs'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import type { BlockSchema } from '../../src/schema/manifest/block.ts'
import { drawFault, loadFault } from './block-faults.ts'
import { type BlockPlaces, compileBlocks, compileIslands } from './compile.ts'
import { bad, hashOfFolders, ownFolders } from './folders.ts'
import { hashOfInputs, type Inputs, InputsOfBuild, writtenSince } from './inputs.ts'

/** What `blocks.mjs` exports: by path of file what it exports, or its text. */
interface Compiled {
  schemas: Record<string, { default?: BlockSchema }>
  views: Record<string, { default?: unknown }>
  things: Record<string, { default?: unknown }>
  examples: Record<string, string>
  translations: Record<string, string>
  styles: Record<string, string>
}

const folderNamed = (state: string) => `own-blocks-${state}`
/** Holds the inputs that blocks had when they were compiled the last time. */
const inputsNamed = (inside: string) => `own-inputs-${inside}`

/** Gives what stands for the own blocks, or nothing where the site has none. Throws a Fault for blocks that cannot be used. */
export default async function prepareOwnBlocks(places: BlockPlaces, sourceHash: string): Promise<string | undefined> {
  const folders = ownFolders(places.site)
  if (folders.length === 0) return undefined
  const cache = new Cache(cacheFolder(places.site))
  // What is compiled imports the engine's files by their addresses: a site that was moved has them elsewhere.
  const inside = hashOfFolders(folders, [sourceHash, places.engine, places.commands].join('\0'))
  let hash = knownState(cache, inside)
  if (hash === undefined || !cache.has(folderNamed(hash))) {
    if (isFirst(cache.folder)) process.stderr.write(firstRun(places.site, folders))
    hash = await compiled(folders, { ...places, cache, sourceHash, inside })
    cache.forget(folderNamed(''))
    cache.forget(inputsNamed(''))
  }
  const folder = cache.pathOf(folderNamed(hash))
  const blocks = await loaded(folder, places.site)
  setOwnBlocks({
    ...blocks,
    faultOf: (cause, what, types) => drawFault(cause, what, types, folder, places.site),
    client: JSON.parse(readFileSync(join(folder, 'client.json'), 'utf8')),
  })
  const { ownValidators } = await import('./validators.ts')
  await ownValidators(cache, sourceHash)
  return hash
}

/** Which state of the blocks this is, where the same files have been compiled before. */
function knownState(cache: Cache, inside: string): string | undefined {
  const known = cache.read(inputsNamed(inside))
  return known && hashOfInputs(inside, JSON.parse(known.toString('utf8')) as Inputs)
}

/** Compiles them into the cache and gives the state they are in. */
async function compiled(
  folders: BlockFolder[],
  places: BlockPlaces & { cache: Cache; sourceHash: string; inside: string },
) {
  const { cache, inside, engine, sourceHash } = places
  const making = cache.pathOf(`making-own-blocks-${process.pid}`)
  const began = Date.now()
  const inputs = new InputsOfBuild()
  mkdirSync(making, { recursive: true })
  try {
    await compileBlocks(making, places, inputs)
    const withIsland = folders.filter(({ has }) => has('islands'))
    const kit = async () => (await clientBundle(engine, sourceHash)).islands['island-kit']
    const client =
      withIsland.length > 0 ? await compileIslands(withIsland, await kit(), places, inputs) : { islands: {}, files: {} }
    writeFileSync(join(making, 'client.json'), JSON.stringify(client))
    const outside = await inputs.outside(folders.map(({ path }) => path))
    const hash = hashOfInputs(inside, outside)
    const folder = cache.pathOf(folderNamed(hash))
    rmSync(folder, { recursive: true, force: true })
    renameSync(making, folder)
    // Files that were written meanwhile: the next command compiles again.
    if (!writtenSince(outside, began)) cache.write(inputsNamed(inside), JSON.stringify(outside))
    return hash
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** Whether blocks of this folder have never been compiled here. */
const isFirst = (cache: string) =>
  !existsSync(cache) || !readdirSync(cache).some((name) => /^own-blocks-[0-9a-f]{16}$/.test(name))

const firstRun = (site: string, folders: readonly BlockFolder[]) => `
  This site has blocks of its own: ${folders.map(({ type }) => type).join(', ')}. They are programs, and run on this machine with your rights.
  If they are not yours, read ${join(site, 'blocks')} first: Ctrl+C ends this command. Said once.

`

async function loaded(folder: string, site: string) {
  const made = await import(pathToFileURL(join(folder, 'blocks.mjs')).href).catch((cause: unknown) => {
    throw loadFault(cause, folder, site)
  })
  const { examples, translations, ...parts } = made as Compiled
  const defaults = <T>(found: Record<string, { default?: T }>) =>
    byFolder(Object.fromEntries(Object.entries(found).map(([path, one]) => [path, one.default])))
  const [schemas, views, things] = [defaults(parts.schemas), defaults(parts.views), defaults(parts.things)]
  for (const [type, schema] of Object.entries(schemas)) {
    const refused = (file: string, is: string, needs: string) =>
      bad(`blocks/${type}/${file}:1:1 does not export ${is}.`, `It needs: export default ${needs}`, {
        place: { file: `blocks/${type}/${file}`, line: 1, column: 1 },
      })
    if (typeof schema?.properties !== 'object') throw refused('schema.ts', 'a block', 'defineBlock({ … }, { about })')
    if (typeof views[type] !== 'function') throw refused('view.tsx', 'a component', 'function …')
  }
  const styles = Object.entries(byFolder(parts.styles)).map(([type, css]) => [
    type,
    css === '' ? '' : `@layer blocks{${css}}`,
  ])
  return {
    schemas: schemas as Record<string, BlockSchema>,
    views,
    things,
    examples: byFolder(examples),
    translations: byFolder(translations),
    styles: Object.fromEntries(styles) as Record<string, string>,
  }
}

// Compiles a site's own blocks, once for each state of their files, and registers them with the engine.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockFolder } from '../../src/blocks/block-folders.ts'
import { setOwnBlocks } from '../../src/blocks/own-blocks.ts'
import { byFolder } from '../../src/by-folder.ts'
import { Cache, cacheFolder } from '../../src/cache/cache.mjs'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import type { BlockSchema } from '../../src/schema/manifest/block.ts'
import { compileFault, drawFault, loadFault, lostInStyle, syntaxFault, unknownIn } from './block-faults.ts'
import { type BlockPlaces, compileBlocks, compileIslands } from './compile.ts'
import { bad, hashOfFolders, ownFolders } from './folders.ts'
import { type BlockInputs, hashOfInputs, InputsOfBuild, writtenSince } from './inputs.ts'

/** The exports of `blocks.mjs`: modules or texts by the path of their file. */
interface Compiled {
  schemas: Record<string, { default?: BlockSchema }>
  views: Record<string, { default?: unknown }>
  things: Record<string, { default?: unknown }>
  examples: Record<string, string>
  translations: Record<string, string>
  styles: Record<string, string>
}

const folderNamed = (state: string) => `own-blocks-${state}`
/** Cache entry with the inputs of the last compilation. */
const inputsNamed = (inside: string) => `own-inputs-${inside}`

/** Returns a hash of the own blocks, undefined when the site has none. Throws a Fault for blocks that cannot be used. */
export default async function prepareOwnBlocks(places: BlockPlaces, sourceHash: string): Promise<string | undefined> {
  const folders = ownFolders(places.site)
  if (folders.length === 0) return undefined
  const cache = new Cache(cacheFolder(places.site))
  // The compiled code imports engine files by absolute path, so the paths are part of the key.
  const inside = hashOfFolders(folders, [sourceHash, places.engine, places.commands].join('\0'))
  let hash = knownState(cache, inside)
  if (hash === undefined || !cache.has(folderNamed(hash))) {
    if (isFirst(cache.folder)) process.stderr.write(firstRun(places.site, folders))
    hash = await compile(folders, { ...places, cache, sourceHash, inside })
    cache.forget(folderNamed(''))
    cache.forget(inputsNamed(''))
  }
  const folder = cache.pathOf(folderNamed(hash))
  const blocks = await loadCompiled(folder, places.site)
  setOwnBlocks({
    ...blocks,
    faultOf: (cause, what, types) => drawFault(cause, what, types, folder, places.site),
    client: JSON.parse(readFileSync(join(folder, 'client.json'), 'utf8')),
  })
  const { ownValidators } = await import('./validators.ts')
  await ownValidators(cache, sourceHash)
  return hash
}

/** The hash of the blocks' state when these files have been compiled before, else undefined. */
function knownState(cache: Cache, inside: string): string | undefined {
  const known = cache.read(inputsNamed(inside))
  return known && hashOfInputs(inside, JSON.parse(known.toString('utf8')) as BlockInputs)
}

/** Compiles the blocks into the cache and returns the hash of their state. */
async function compile(
  folders: BlockFolder[],
  places: BlockPlaces & { cache: Cache; sourceHash: string; inside: string },
) {
  const { cache, inside, engine, sourceHash } = places
  const making = cache.pathOf(`making-own-blocks-${process.pid}`)
  const began = Date.now()
  const inputs = new InputsOfBuild()
  mkdirSync(making, { recursive: true })
  try {
    for (const { type, has } of folders) {
      const fault = has('styles') && (await syntaxFault(type, places.site))
      if (fault) throw fault
    }
    await compileBlocks(making, places, inputs)
    const withIsland = folders.filter(({ has }) => has('islands'))
    const kit = async () => (await clientBundle(engine, sourceHash)).islands['island-kit']
    const client =
      withIsland.length > 0 ? await compileIslands(withIsland, await kit(), places, inputs) : { islands: {}, files: {} }
    writeFileSync(join(making, 'client.json'), JSON.stringify(client))
    const unknown = inputs.programs(places.site).flatMap((file) => unknownIn(file))
    if (unknown.length > 0) throw compileFault({ errors: unknown }, places.site)
    const outside = await inputs.outside(folders.map(({ path }) => path))
    const hash = hashOfInputs(inside, outside)
    cache.adopt(making, folderNamed(hash))
    // Not recorded when files were written meanwhile, so that the next command compiles again.
    if (!writtenSince(outside, began)) cache.write(inputsNamed(inside), JSON.stringify(outside))
    return hash
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** Whether the site's own blocks have never been compiled on this machine. */
const isFirst = (cache: string) =>
  !existsSync(cache) || !readdirSync(cache).some((name) => /^own-blocks-[0-9a-f]{16}$/.test(name))

const firstRun = (site: string, folders: readonly BlockFolder[]) => `
  This site has blocks of its own: ${folders.map(({ type }) => type).join(', ')}. They are programs, and run on this machine with your rights.
  If they are not yours, read ${join(site, 'blocks')} first: Ctrl+C ends this command. Said once.

`

async function loadCompiled(folder: string, site: string) {
  const module = await import(pathToFileURL(join(folder, 'blocks.mjs')).href).catch((cause: unknown) => {
    throw loadFault(cause, folder, site)
  })
  const { examples, translations, ...parts } = module as Compiled
  const defaults = <T>(modules: Record<string, { default?: T }>) =>
    byFolder(Object.fromEntries(Object.entries(modules).map(([path, each]) => [path, each.default])))
  const [schemas, views, things] = [defaults(parts.schemas), defaults(parts.views), defaults(parts.things)]
  for (const [type, schema] of Object.entries(schemas)) {
    const invalid = (file: string, is: string, needs: string) =>
      bad(`blocks/${type}/${file}:1:1 does not export ${is}.`, `It needs: export default ${needs}`, {
        place: { file: `blocks/${type}/${file}`, line: 1, column: 1 },
      })
    if (typeof schema?.properties !== 'object') throw invalid('schema.ts', 'a block', 'defineBlock({ … }, { about })')
    if (typeof views[type] !== 'function') throw invalid('view.tsx', 'a component', 'function …')
  }
  const styles = Object.entries(byFolder(parts.styles)).map(([type, css]) => {
    const fault = lostInStyle(type, css, site)
    if (fault) throw fault
    return [type, css === '' ? '' : `@layer blocks{${css}}`]
  })
  return {
    schemas: schemas as Record<string, BlockSchema>,
    views,
    things,
    examples: byFolder(examples),
    translations: byFolder(translations),
    styles: Object.fromEntries(styles) as Record<string, string>,
  }
}

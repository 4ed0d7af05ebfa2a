// Puts the blocks of a site's own where the engine looks for them. Compiled once for each state of their files.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setOwnBlocks } from '../../src/blocks/own-blocks.ts'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import type { BlockSchema } from '../../src/schema/manifest/block.ts'
import { drawFault, loadFault } from './block-faults.ts'
import { compileBlocks, compileIslands, type Places } from './compile.ts'
import { bad, hashOfFolders, type OwnFolder, ownFolders } from './folders.ts'
import { hashOfInputs, type Inputs, InputsOfBuild, inputsFile, writtenSince } from './inputs.ts'

interface Compiled {
  blocks: Record<string, { schema: BlockSchema; view: unknown; style: string; examples: string }>
}

/** So many states are kept. */
const kept = 4

/** Gives what stands for the own blocks, or nothing where the site has none. Throws a Fault for blocks that cannot be used. */
export default async function prepareOwnBlocks(places: Places, sourceHash: string): Promise<string | undefined> {
  const folders = ownFolders(places.site)
  if (folders.length === 0) return undefined
  const cache = join(places.site, 'node_modules', '.cache', 'lectern')
  const inside = hashOfFolders(folders, sourceHash)
  const folderOf = (state: string) => join(cache, `own-blocks-${state}`)
  let hash = knownState(cache, inside)
  if (hash === undefined || !existsSync(join(folderOf(hash), 'client.json'))) {
    if (isFirst(cache)) process.stderr.write(firstRun(places.site, folders))
    hash = await compiled(folders, { ...places, cache, sourceHash, inside })
    forgetOld(cache)
  }
  const folder = folderOf(hash)
  const { blocks } = await loaded(folder, places.site)
  const each = <T>(of: (block: Compiled['blocks'][string]) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(blocks).map(([type, block]) => [type, of(block)]))
  const { kitStyle, ...client } = JSON.parse(readFileSync(join(folder, 'client.json'), 'utf8'))
  const styles = each(({ style }) => (style === '' ? '' : `@layer blocks{${style}}`))
  setOwnBlocks({
    faultOf: (cause, what, types) => drawFault(cause, what, types, folder, places.site),
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

/** Which state of the blocks this is, where the same files have been compiled before. */
function knownState(cache: string, inside: string): string | undefined {
  const file = inputsFile(cache, inside)
  if (!existsSync(file)) return undefined
  const hash = hashOfInputs(inside, JSON.parse(readFileSync(file, 'utf8')) as Inputs)
  // What is used stays: the oldest go.
  for (const used of [file, join(cache, `own-blocks-${hash}`)])
    if (existsSync(used)) utimesSync(used, new Date(), new Date())
  return hash
}

/** Compiles them into the cache and gives the state they are in. */
async function compiled(folders: OwnFolder[], places: Places & { cache: string; sourceHash: string; inside: string }) {
  const { cache, inside, engine, sourceHash } = places
  const making = join(cache, `making-own-blocks-${process.pid}`)
  const began = Date.now()
  const inputs = new InputsOfBuild()
  mkdirSync(making, { recursive: true })
  try {
    await compileBlocks(folders, making, places, inputs)
    const { islands, styles } = await clientBundle(engine, sourceHash)
    const client = await compileIslands(folders, islands['island-kit'], places, inputs)
    writeFileSync(join(making, 'client.json'), JSON.stringify({ ...client, kitStyle: styles['own blocks'] ?? '' }))
    const outside = await inputs.outside(folders.map(({ path }) => path))
    const hash = hashOfInputs(inside, outside)
    const folder = join(cache, `own-blocks-${hash}`)
    rmSync(folder, { recursive: true, force: true })
    renameSync(making, folder)
    // Files that were written meanwhile: the next command compiles again.
    if (!writtenSince(outside, began)) writeFileSync(inputsFile(cache, inside), JSON.stringify(outside))
    return hash
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** Whether blocks of this folder have never been compiled here. */
const isFirst = (cache: string) =>
  !existsSync(cache) || !readdirSync(cache).some((name) => /^own-blocks-[0-9a-f]{16}$/.test(name))

const firstRun = (site: string, folders: readonly OwnFolder[]) => `
  This site has blocks of its own: ${folders.map(({ type }) => type).join(', ')}. They are programs, and run on this machine with your rights.
  If they are not yours, read ${join(site, 'blocks')} first: Ctrl+C ends this command. Said once.

`

async function loaded(folder: string, site: string): Promise<Compiled> {
  const made = await import(pathToFileURL(join(folder, 'blocks.mjs')).href).catch((cause: unknown) => {
    throw loadFault(cause, folder, site)
  })
  const { blocks } = made as Compiled
  for (const [type, { schema, view }] of Object.entries(blocks)) {
    const refused = (file: string, is: string, needs: string) =>
      bad(`blocks/${type}/${file}:1:1 does not export ${is}.`, `It needs: export default ${needs}`, {
        place: { file: `blocks/${type}/${file}`, line: 1, column: 1 },
      })
    if (typeof schema?.properties !== 'object') throw refused('schema.ts', 'a block', 'defineBlock({ … }, { about })')
    if (typeof view !== 'function') throw refused('view.tsx', 'a component', 'function …')
  }
  return { blocks }
}

/** The states that were used last stay, and what is known of their inputs. */
function forgetOld(cache: string): void {
  for (const name of [/^own-blocks-[0-9a-f]{16}$/, /^own-blocks-[0-9a-f]{16}\.json$/]) {
    const old = readdirSync(cache)
      .filter((entry) => name.test(entry))
      .map((entry) => ({ entry, at: statSync(join(cache, entry)).mtimeMs }))
      .sort((a, b) => b.at - a.at)
    for (const { entry } of old.slice(kept)) rmSync(join(cache, entry), { recursive: true, force: true })
  }
}

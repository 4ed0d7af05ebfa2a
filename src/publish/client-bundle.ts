// Builds and caches the styles, islands and scripts that browsers load beside the pages. They depend on the components alone, never
// on a manifest, so the bundle is built again only when a component changes.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { type BlockPart, blockFiles, blockFolders } from '../blocks/block-folders.ts'
import { isOwnBlock, ownBlocks } from '../blocks/own-blocks.ts'
import { Cache, cacheFolder } from '../cache/cache.mjs'
import { asciiJson } from '../problems/printable.ts'
import { blockStyle, islandStyle, ownStyle } from '../ui/style-names.ts'
import { bundleIslands, bundlePageScript, type ScriptFiles } from './bundle-scripts.ts'
import { compressThoroughly } from './compressed-files.ts'
import { makeStyles, type StyleParts } from './styles/make-styles.ts'
import type { PartSheets } from './styles/part-sheets.ts'

export interface ClientBundle {
  styles: StyleParts
  /** Name of a style part → names of the parts it requires, each once on a page. */
  sharedStyles: PartSheets['shared']
  /** Block type → script that hydrates its island. */
  islands: Record<string, ScriptFiles>
  /** Name of a page script → its files. */
  scripts: Record<string, ScriptFiles>
  /** File below the site's root → its text. */
  files: Record<string, string>
  /** Compressed forms in base64, by file name: `assets/a.js.br`. */
  compressed: Record<string, string>
}

/** The bundle in the engine's package, below the engine's folder. */
export const packedBundle = 'lib/client.json'

/**
 * Returns the bundle of the source with this hash, with the site's own blocks. A cached bundle is reused while the components are
 * the same, whatever else in the source has changed.
 */
export async function clientBundle(root: string, sourceHash: string): Promise<ClientBundle> {
  const bundle = await engineBundle(root, sourceHash)
  const own = ownBlocks()
  if (!own) return bundle
  const { islands, files } = own.client as Pick<ClientBundle, 'islands' | 'files'>
  const styles = Object.keys(own.views).map((type) => [blockStyle(type), own.styles?.[type] ?? ''])
  // Styles of the engine's components, which own blocks may use.
  const shared = Object.keys(own.views).map((type) => [blockStyle(type), [ownStyle]])
  const replaced = new Set(Object.keys(own.views).flatMap((type) => [blockStyle(type), islandStyle(type)]))
  const left = <T>(parts: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => !replaced.has(name)))
  const ofEngine = Object.entries(bundle.islands).filter(([type]) => !isOwnBlock(type))
  return {
    ...bundle,
    styles: { ...left(bundle.styles), ...Object.fromEntries(styles) },
    sharedStyles: { ...left(bundle.sharedStyles), ...Object.fromEntries(shared) },
    islands: { ...Object.fromEntries(ofEngine), ...islands },
    files: { ...bundle.files, ...files },
  }
}

async function engineBundle(root: string, sourceHash: string): Promise<ClientBundle> {
  const packed = readCached(join(root, packedBundle))
  if (packed && sourceHash.startsWith(packed.components)) return packed.bundle
  const cache = new Cache(cacheFolder(root))
  const name = `client-${sourceHash}.json`
  const ready = cache.has(name) ? readCached(cache.pathOf(name)) : undefined
  if (ready) return ready.bundle

  const components = hashOfComponents(root)
  const bundle = cachedBundle(cache.folder, components) ?? (await makeBundle(root))
  cache.write(name, textOf({ components, bundle }))
  cache.forget('client-')
  return bundle
}

interface CachedBundle {
  /** Hash of the source files it was built from. */
  components: string
  bundle: ClientBundle
}

const textOf = (cached: CachedBundle) => asciiJson(JSON.stringify(cached))

/** Returns what the package holds as `packedBundle`. */
export const packedText = (sourceHash: string, bundle: ClientBundle): string =>
  textOf({ components: sourceHash, bundle })

function cachedBundle(folder: string, components: string): ClientBundle | undefined {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith('client-'))
    .map((name) => readCached(join(folder, name)))
    .find((kept) => kept?.components === components)?.bundle
}

/** Returns undefined when the file is missing or incomplete. */
function readCached(path: string): CachedBundle | undefined {
  try {
    const { components, bundle } = JSON.parse(readFileSync(path, 'utf8')) as Partial<CachedBundle>
    return components !== undefined && bundle ? { components, bundle } : undefined
  } catch {
    return undefined
  }
}

/** Source folders of styles, islands and page scripts. src/ui/base/site.css names the same folders to Tailwind. */
const ofSignIn = ['account', 'controls', 'screens', 'session'].map((name) => `src/sign-in/${name}`)
const ofComponents = [
  'src/blocks',
  'src/client',
  'src/forms',
  'src/render',
  ...ofSignIn,
  'src/ui',
  'src/site',
  'src/schema/vocabulary.ts',
  'src/by-folder.ts',
  'src/public',
]
const ofBundling = [
  'supabase/functions/_shared',
  'src/compression',
  'src/publish/client-bundle.ts',
  'src/publish/bundle-scripts.ts',
  'src/publish/styles',
  'vite.config.ts',
  'tools/vite',
]

function hashOfComponents(root: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of [...ofComponents, ...ofBundling, 'package-lock.json']
    .map((name) => join(root, name))
    .filter(existsSync))
    for (const file of statSync(path).isDirectory() ? filesBelow(path) : [path])
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const kit = join('src', 'public', 'island-kit.ts')

async function makeBundle(root: string): Promise<ClientBundle> {
  const { sheets, shared } = await makeStyles(
    root,
    engineFolders(root, 'views').map(([type]) => type),
  )
  const bundle: ClientBundle = {
    styles: sheets,
    sharedStyles: shared,
    islands: {},
    scripts: {},
    files: {},
    compressed: {},
  }
  const entries = engineFolders(root, 'islands')
  // Islands of own blocks import the kit; it is published only with them.
  if (existsSync(join(root, kit))) entries.push(['island-kit', kit])
  const { islands, files, modules } = await bundleIslands(root, Object.fromEntries(entries))
  for (const id of modules) refuseUnhashed(root, id)
  Object.assign(bundle.files, files)
  bundle.islands = islands
  for (const name of pageScripts(root)) {
    const { files, script } = await bundlePageScript(root, name, join('src', 'client', 'scripts', `${name}.ts`))
    Object.assign(bundle.files, files)
    bundle.scripts[name] = script
  }
  bundle.compressed = await compressThoroughly(bundle.files)
  return bundle
}

/** Returns the names of the page scripts: each file of the folder is one. */
const pageScripts = (root: string) =>
  readdirSync(join(root, 'src', 'client', 'scripts'))
    .map((file) => basename(file, '.ts'))
    .sort()

/** Throws for a module outside the hashed folders: it could change without the bundle being built again. */
function refuseUnhashed(root: string, id: string) {
  const path = relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/')
  if (id.startsWith('\0') || path.startsWith('..') || path.startsWith('node_modules/')) return
  if (![...ofComponents, ...ofBundling].some((known) => path === known || path.startsWith(`${known}/`)))
    throw new Error(`${path} is part of an island: name its folder among the components.`)
}

/** Returns [type, file] of a part for all engine blocks that have it. */
const engineFolders = (root: string, part: BlockPart): [string, string][] =>
  blockFolders(join(root, 'src', 'blocks'))
    .filter((folder) => folder.has(part))
    .map(({ type, path }) => [type, relative(root, join(path, blockFiles[part]))])

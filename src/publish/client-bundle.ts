// What visitors' browsers get beside the pages: one stylesheet, the islands, the small scripts. Depends on the components
// alone, never on a manifest, so it is made once and kept until a component changes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { bundleIslands, bundlePageScript, type ScriptFiles } from './bundle-scripts.ts'
import { compressThoroughly } from './compressed-files.ts'

export interface ClientBundle {
  /** The whole stylesheet; pages carry the part of it they use. */
  css: string
  /** Block type → the script that hydrates its island. */
  islands: Record<string, ScriptFiles>
  /** Name of a script that pages may bring → its file. */
  scripts: Record<string, ScriptFiles>
  /** File below the site's root → its text. */
  files: Record<string, string>
  /** The same compressed, as `assets/a.js.br` and `assets/a.js.gz`, in base64. */
  compressed: Record<string, string>
}

/**
 * The bundle of the source with this hash, made when it is not there yet. One made before is taken over while the components
 * are the same, whatever else in the source has changed.
 */
export async function clientBundle(root: string, sourceHash: string): Promise<ClientBundle> {
  const shelf = join(root, 'node_modules', '.cache', 'lectern')
  const kept = join(shelf, `client-${sourceHash}.json`)
  if (existsSync(kept)) return (JSON.parse(readFileSync(kept, 'utf8')) as Kept).bundle

  mkdirSync(shelf, { recursive: true })
  const components = hashOfComponents(root)
  const bundle = madeBefore(shelf, components) ?? (await makeBundle(root, shelf))
  const making = `${kept}.${process.pid}`
  writeFileSync(making, JSON.stringify({ components, bundle } satisfies Kept))
  renameSync(making, kept)
  for (const name of keptIn(shelf)) if (name !== basename(kept)) rmSync(join(shelf, name), { force: true })
  return bundle
}

interface Kept {
  /** Hash of what it was made from. */
  components: string
  bundle: ClientBundle
}

const keptIn = (shelf: string) => readdirSync(shelf).filter((name) => /^client-.*\.json$/.test(name))

function madeBefore(shelf: string, components: string): ClientBundle | undefined {
  for (const name of keptIn(shelf)) {
    const kept = JSON.parse(readFileSync(join(shelf, name), 'utf8')) as Partial<Kept>
    if (kept.components === components) return kept.bundle
  }
  return undefined
}

/** What styles, islands and small scripts are made from. src/ui/site.css names the same folders to Tailwind. */
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
]
const ofBundling = [
  'supabase/functions/_shared',
  'src/compression',
  'src/publish/client-bundle.ts',
  'src/publish/bundle-scripts.ts',
  'vite.config.ts',
  'tools/vite',
]

export function hashOfComponents(root: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of [...ofComponents, ...ofBundling, 'package-lock.json'].map((name) => join(root, name)))
    for (const file of statSync(path).isDirectory() ? filesBelow(path) : [path])
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

async function makeBundle(root: string, shelf: string): Promise<ClientBundle> {
  const bundle: ClientBundle = {
    css: await makeStyles(root, shelf),
    islands: {},
    scripts: {},
    files: {},
    compressed: {},
  }
  const entries = blockFiles(root, /^island\.tsx$/).map((path): [string, string] => [typeOf(path), path])
  const { islands, files, modules } = await bundleIslands(root, Object.fromEntries(entries))
  for (const id of modules) refuseStranger(root, id)
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

async function makeStyles(root: string, shelf: string): Promise<string> {
  const { build } = await import('vite')
  const styles = join(shelf, `styles-${process.pid}.css`)
  writeFileSync(styles, styleEntry(root))
  try {
    const made = await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'styles',
      build: { rolldownOptions: { input: { styles } } },
    })
    const sheets = 'output' in made ? made.output.filter(({ fileName }) => fileName.endsWith('.css')) : []
    return sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('')
  } finally {
    rmSync(styles, { force: true })
  }
}

/** Names of the scripts that pages may bring: each file of the folder is one. */
const pageScripts = (root: string) =>
  readdirSync(join(root, 'src', 'client', 'scripts'))
    .map((file) => basename(file, '.ts'))
    .sort()

/** What is not counted among the components could change without the bundle being made again. */
function refuseStranger(root: string, id: string) {
  const path = relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/')
  if (id.startsWith('\0') || path.startsWith('..') || path.startsWith('node_modules/')) return
  if (![...ofComponents, ...ofBundling].some((known) => path === known || path.startsWith(`${known}/`)))
    throw new Error(`${path} is part of an island: name its folder among the components.`)
}

/** Files of the block folders whose name matches, as paths below the root, in alphabetical order. */
const blockFiles = (root: string, name: RegExp) =>
  readdirSync(join(root, 'src', 'blocks'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()

const typeOf = (path: string) => basename(dirname(path))

/** The shared sheet, then each block's own beside its component. */
function styleEntry(root: string): string {
  const blocks = blockFiles(root, /\.css$/)
  const imported = blocks.map((path) => `@import "${join(root, path)}" layer(components);`)
  return [`@import "${join(root, 'src/ui/site.css')}";`, ...imported].join('\n')
}

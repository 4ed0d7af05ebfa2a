// What visitors' browsers get beside the pages: one stylesheet, the islands, the small scripts. Depends on the components
// alone, never on a manifest, so it is made once and kept until a component changes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { islandRuntime, plainImports } from './island-runtime.ts'

export interface ClientBundle {
  /** The whole stylesheet; pages carry the part of it they use. */
  css: string
  /** Block type → address of the script that wakes its island. */
  islands: Record<string, string>
  /** Name of a small script → its address. */
  scripts: Record<string, string>
  /** File below the site's root → its text. */
  files: Record<string, string>
}

/** Hand-written scripts that stay out of the bundler's graph. */
const smallScripts = ['loader', 'remove-badges']

/** The bundle of the source with this hash, made when it is not there yet. */
export async function clientBundle(root: string, sourceHash: string): Promise<ClientBundle> {
  const shelf = join(root, 'node_modules', '.cache', 'lectern')
  const kept = join(shelf, `client-${sourceHash}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as ClientBundle

  mkdirSync(shelf, { recursive: true })
  const bundle = await makeBundle(root, shelf)
  const making = `${kept}.${process.pid}`
  writeFileSync(making, JSON.stringify(bundle))
  renameSync(making, kept)
  for (const name of readdirSync(shelf))
    if (/^client-.*\.json$/.test(name) && name !== basename(kept)) rmSync(join(shelf, name), { force: true })
  return bundle
}

async function makeBundle(root: string, shelf: string): Promise<ClientBundle> {
  const bundle: ClientBundle = { css: await makeStyles(root, shelf), islands: {}, scripts: {}, files: {} }
  for (const path of blockFiles(root, /^island\.tsx$/)) {
    const { files, entry } = await bundleIsland(root, path)
    Object.assign(bundle.files, files)
    bundle.islands[typeOf(path)] = `/${entry}`
  }
  await addSmallScripts(root, bundle)
  return bundle
}

const assets = {
  entryFileNames: 'assets/[name].[hash].js',
  chunkFileNames: 'assets/[name].[hash].js',
  assetFileNames: 'assets/[name].[hash][extname]',
}

async function makeStyles(root: string, shelf: string): Promise<string> {
  const [{ build }, { default: tailwind }] = await Promise.all([import('vite'), import('@tailwindcss/vite')])
  const styles = join(shelf, `styles-${process.pid}.css`)
  writeFileSync(styles, styleEntry(root))
  try {
    const made = await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [tailwind()],
      build: { write: false, target: 'es2022', rollupOptions: { input: { styles }, output: assets } },
    })
    const sheets = 'output' in made ? made.output.filter(({ fileName }) => fileName.endsWith('.css')) : []
    return sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('')
  } finally {
    rmSync(styles, { force: true })
  }
}

/** One island by itself: a part shared with another would be a second file to wait for before the first can wake. */
export async function bundleIsland(root: string, path: string) {
  const { build } = await import('vite')
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [plainImports],
    ...islandRuntime,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        preserveEntrySignatures: 'strict',
        input: { [typeOf(path)]: join(root, path) },
        output: assets,
      },
    },
  })
  const files: Record<string, string> = {}
  let entry = ''
  for (const output of 'output' in made ? made.output : []) {
    if (output.type !== 'chunk') continue
    files[output.fileName] = output.code
    if (output.isEntry) entry = output.fileName
  }
  return { files, entry }
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

async function addSmallScripts(root: string, bundle: ClientBundle) {
  const { minifySync, transformWithOxc } = await import('vite')
  for (const name of smallScripts) {
    const path = join(root, 'src', 'client', `${name}.ts`)
    const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
    const small = minifySync(path, code, { module: true }).code
    const hash = createHash('sha256').update(small).digest('hex').slice(0, 8)
    bundle.files[`assets/${name}.${hash}.js`] = small
    bundle.scripts[name] = `/assets/${name}.${hash}.js`
  }
}

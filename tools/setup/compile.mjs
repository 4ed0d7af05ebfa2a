// Bundles the tools, once for each state of the source, so that commands start quickly.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { Cache, cacheFolder } from '../../src/cache/cache.mjs'
import { fault } from './fault.mjs'

const watched = [
  'src',
  'tools',
  'bench',
  'supabase/functions',
  'supabase/auth-emulator',
  'tests',
  'vite.config.ts',
  'package-lock.json',
]
const source = /\.(tsx?|mjs|css|json|ya?ml|sql)$/
const test = /\.test\.tsx?$/

/** Returns the paths of a file or of all files below a folder. */
function filesIn(top) {
  if (!statSync(top).isDirectory()) return [top]
  const found = []
  const look = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      // Template string instead of join: thousands of files are listed on every command.
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) look(path)
      else if (source.test(entry.name) && !test.test(entry.name)) found.push(path)
    }
  }
  look(top)
  return found.sort()
}

/** Hash of everything that the tools and pages are made of, except a site's content. */
export function hashOfSource(root) {
  const hash = createHash('sha256').update(process.version)
  for (const path of watched.flatMap((name) => filesIn(join(root, name))))
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Hash of the times and sizes of the same files and of npm's record of the installed packages: reading them all takes 20 ms more. */
function stampOfSource(root) {
  const files = [...watched.flatMap((name) => filesIn(join(root, name))), join(root, 'node_modules/.package-lock.json')]
  const stamps = files.map((path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat && `${path}\0${stat.size}\0${stat.mtimeMs}\0${stat.ctimeMs}\0${stat.ino}`
  })
  return createHash('sha256').update(process.version).update(stamps.join('\0')).digest('hex')
}

/** Names of this repository's commands: each .ts file of `tools` is one. */
const commandsIn = (root) =>
  readdirSync(join(root, 'tools')).flatMap((name) =>
    name.endsWith('.ts') && !test.test(name) ? [name.slice(0, -3)] : [],
  )

/** Modules for own blocks: what compiles them, and what they import. */
const supportIn = (root) => ({
  'support/own-blocks': join(root, 'tools/own-blocks/prepare.ts'),
  'support/lectern': join(root, 'src/public/index.ts'),
  'support/island': join(root, 'src/public/island.ts'),
})

/**
 * `mode` is a mode of vite.config.ts.
 * @returns {Promise<string[]>} the bundled modules' files
 */
export async function bundleCommands(root, { mode, out, commands }) {
  const { build } = await import('vite')
  const { output } = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode,
    build: {
      outDir: out,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(commands.map((name) => [name, join(root, 'tools', `${name}.ts`)])),
          ...supportIn(root),
        },
        output: { format: 'cjs', exports: 'named', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  })
  return output.flatMap(({ moduleIds = [] }) => moduleIds)
}

/**
 * Installs missing packages, and compiles in a child process, so that a long-running command does not keep the bundler's memory.
 * @returns {Promise<{ folder: string, sourceHash: string }>} the folder of the compiled tools
 */
export async function compileTools(root) {
  if (/[#?]/.test(root))
    throw fault(`The bundler cannot read files in a folder with "#" or "?" in its path: ${root}`, 'Rename the folder.')
  const cache = new Cache(cacheFolder(root))
  const stamp = stampOfSource(root)
  const [before, known] = cache.read('source-hash')?.toString('utf8').split(' ') ?? []
  if (before === stamp && cache.has(`tools-${known}`))
    return { folder: cache.pathOf(`tools-${known}`), sourceHash: known }
  const { ensurePackages } = await import('./packages.mjs')
  await ensurePackages(root)
  const sourceHash = hashOfSource(root)
  cache.write('source-hash', `${stamp} ${sourceHash}`)
  const folder = cache.pathOf(`tools-${sourceHash}`)
  if (cache.has(`tools-${sourceHash}`)) return { folder, sourceHash }
  const { spawnSync } = await import('node:child_process')
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'setup', 'compile-process.mjs'), root, folder], {
    stdio: ['ignore', process.stderr.fd, 'inherit'],
    // Makes the bundler's allocator return memory at once: the peak is 420 MB instead of 680.
    env: { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', ...process.env },
  })
  if (status === 0) return { folder, sourceHash }
  throw fault('The commands could not be compiled.', 'See the lines above.', 70)
}

/** Compiles in this process. */
export async function compileInto(root, folder) {
  const cache = new Cache(dirname(folder))
  const make = (out) => bundleCommands(root, { mode: 'tools', out, commands: commandsIn(root) })
  await cache.folderOf(basename(folder), make)
  cache.forget('tools-')
}

// Bundles the tools once per state of the source, so that a command starts at Node's own speed.
import { spawnSync } from 'node:child_process'
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

function* filesIn(folder) {
  if (statSync(folder).isFile()) return yield folder
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Joined by hand: there are a thousand of them, in each command.
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(path)
    else if (source.test(entry.name) && !test.test(entry.name)) yield path
  }
}

/** Fingerprint of everything the tools and the pages are made of, the content of a site apart. */
export function hashOfSource(root) {
  const hash = createHash('sha256').update(process.version)
  for (const folder of watched.map((name) => join(root, name)))
    for (const path of [...filesIn(folder)].sort())
      hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** The same without reading a file that has not been written since: a command starts a fiftieth of a second sooner. */
function knownHash(root, cache) {
  const stamp = createHash('sha256').update(process.version)
  for (const folder of watched.map((name) => join(root, name)))
    for (const path of [...filesIn(folder)].sort()) {
      const { size, mtimeMs, ctimeMs, ino } = statSync(path)
      stamp.update(`${path}\0${size}\0${mtimeMs}\0${ctimeMs}\0${ino}\0`)
    }
  const now = stamp.digest('hex')
  const known = cache.read('source-hash')?.toString('utf8').split(' ') ?? []
  if (known[0] === now && /^[0-9a-f]{16}$/.test(known[1] ?? '')) return known[1]
  const hash = hashOfSource(root)
  cache.write('source-hash', `${now} ${hash}`)
  return hash
}

/** The commands of this repository: each file of `tools` is one. */
const commandsIn = (root) =>
  readdirSync(join(root, 'tools')).flatMap((name) =>
    name.endsWith('.ts') && !test.test(name) ? [name.slice(0, -3)] : [],
  )

/** Commands that build, test or measure the engine itself. Every other one is part of the package. */
const ofEngine = new Set(
  'bench block-pictures faults gallery pack problems reference replay sbom test test-auth test-browsers test-nodes'.split(
    ' ',
  ),
)

/** What blocks of a site's own are compiled with and import. */
const supportIn = (root) => ({
  'support/own-blocks': join(root, 'tools/own-blocks/prepare.ts'),
  'support/lectern': join(root, 'src/public/index.ts'),
  'support/island': join(root, 'src/public/island.ts'),
})

export const packedCommands = (root) => commandsIn(root).filter((command) => !ofEngine.has(command))

/**
 * `mode` is one of vite.config.ts.
 * @returns {Promise<string[]>} the files of the modules that went in
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
 * Compiled in a process that ends: a command that runs on, as a server does, would keep the bundler's memory.
 * @returns {Promise<{ folder: string, sourceHash: string }>} where the compiled tools stand
 */
export async function compileTools(root) {
  const cache = new Cache(cacheFolder(root))
  const sourceHash = knownHash(root, cache)
  const folder = cache.pathOf(`tools-${sourceHash}`)
  if (cache.has(`tools-${sourceHash}`)) return { folder, sourceHash }
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'setup', 'compile-process.mjs'), root, folder], {
    stdio: ['ignore', process.stderr.fd, 'inherit'],
    // The bundler's allocator hands back at once what it no longer needs: 420 MB at the peak in the place of 680.
    env: { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', ...process.env },
  })
  if (status === 0) return { folder, sourceHash }
  throw fault('The commands could not be compiled.', 'See the lines above.', 70)
}

/** In this very process. */
export async function compileInto(root, folder) {
  const cache = new Cache(dirname(folder))
  const make = (out) => bundleCommands(root, { mode: 'tools', out, commands: commandsIn(root) })
  await cache.folderOf(basename(folder), make)
  cache.forget('tools-')
}

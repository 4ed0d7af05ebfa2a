#!/usr/bin/env node
// Where every command begins, in this repository (`npm run X`) and in the package (`npx lectern X`). In the repository it sets up
// what is missing and compiles the tools once; the package brings them compiled. Plain JavaScript, since it runs before anything
// is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheFolder } from '../src/cache/cache.mjs'
import { cachedLoader } from './setup/cached-code.mjs'
import { fault, isFault } from './setup/fault.mjs'
import { expectNode } from './setup/node-version.mjs'
import { siteFolder, siteOfCall } from './setup/site-folder.mjs'

const engine = dirname(dirname(fileURLToPath(import.meta.url)))
const isPacked = !existsSync(join(engine, 'vite.config.ts'))
const [asked = 'help', ...argv] = process.argv.slice(2)
const command = { '--help': 'help', '-h': 'help', '--version': 'version', '-v': 'version' }[asked] ?? asked

/** They know no blocks, or those of the engine alone; `start` leaves a site's to the build that it starts. */
const withoutOwnBlocks = new Set(
  'block-pictures help init pack problems reference sbom start test test-auth test-browsers test-nodes'.split(' '),
)

// React and its friends choose their fast build when they are loaded; the preview and the tests choose for themselves.
process.env.NODE_ENV ??=
  command === 'test' ? 'test' : ['dev', 'edit'].includes(command) && !isPacked ? 'development' : 'production'

// A reader that has seen enough, as in `npm run forms | head -1`, closes the pipe. The command goes on: what it writes to files
// has to be finished.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (!['EPIPE', 'ERR_STREAM_DESTROYED'].includes(error.code)) throw error
  })

try {
  expectNode()
  if (command === 'version') console.log(JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')).version)
  else {
    const { folder, sourceHash } = isPacked ? packedCommands() : await compiledCommands()
    if (!/^[a-z-]+$/.test(command) || !existsSync(join(folder, `${command}.cjs`))) throw unknownCommand(folder)
    const root = isPacked ? siteFolder() : engine
    const cache = cacheFolder(root)
    const load = cachedLoader(folder, { cache, sourceHash, command })
    const places = placesOfOwnBlocks(folder, root)
    // Blocks beside the manifest have to be in their place before anything is loaded that knows blocks.
    const prepare = () => load(join('support', 'own-blocks.cjs')).default(places, sourceHash)
    const own = places && (await prepare().catch((fault) => refused(fault, load(`${command}.cjs`))))
    const { default: main } = load(`${command}.cjs`)
    process.exitCode = await main(argv, root, {
      sourceHash: own ? `${sourceHash}-${own}` : sourceHash,
      engine,
      form: isPacked ? 'package' : 'source',
    })
  }
} catch (error) {
  // A Fault carries its own sentence, hint and exit code; anything else is a bug of ours and shows its stack.
  if (isFault(error)) {
    process.stderr.write(`\n  ${error.message}\n${error.hint ? `  ${error.hint}\n` : ''}\n`)
    process.exitCode = error.exit ?? 1
  } else {
    console.error(error)
    process.exitCode = 70
  }
}

/** Throws on what keeps own blocks from being used; a command may print it in a form of its own first. */
function refused(error, { printFault }) {
  if (isFault(error)) printFault?.(argv, error)
  throw error
}

/** Undefined where the site has none, or the command uses none. */
function placesOfOwnBlocks(folder, root) {
  const site = siteOfCall(argv, root)
  if (withoutOwnBlocks.has(command) || !existsSync(join(site, 'blocks'))) return undefined
  return { engine, site, commands: join(folder, 'support') }
}

function packedCommands() {
  return {
    folder: join(engine, 'lib', 'commands'),
    sourceHash: readFileSync(join(engine, 'lib', 'source-hash'), 'utf8').trim(),
  }
}

async function compiledCommands() {
  const { ensurePackages } = await import('./setup/packages.mjs')
  await ensurePackages(engine)
  const { compileTools } = await import('./setup/compile.mjs')
  return compileTools(engine)
}

function unknownCommand(folder) {
  const known = readdirSync(folder).flatMap((name) => (/^[a-z-]+\.cjs$/.test(name) ? [name.slice(0, -4)] : []))
  return fault(`There is no command "${asked}".`, `The commands are ${known.join(', ')}.`)
}

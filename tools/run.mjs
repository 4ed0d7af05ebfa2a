#!/usr/bin/env node
// Runs every command, in this repository (`npm run X`) and in the package (`npx lectern X`). In the repository it installs what is
// missing and compiles the tools once; the package has them compiled. Plain JavaScript, because it runs before anything is
// installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheFolder } from '../src/cache/cache.mjs'
import { cachedLoader } from './setup/cached-code.mjs'
import { fault, faultOf, isFault } from './setup/fault.mjs'
import { expectNode } from './setup/node-version.mjs'
import { siteFolder, siteOfCall } from './setup/site-folder.mjs'

const engine = dirname(dirname(fileURLToPath(import.meta.url)))
const isPacked = !existsSync(join(engine, 'vite.config.ts'))
const [word = 'help', ...argv] = process.argv.slice(2)
const command = { '--help': 'help', '-h': 'help', '--version': 'version', '-v': 'version' }[word] ?? word

/** Commands that use no blocks, or only the engine's. `start` leaves the site's to the build that it runs. */
const withoutOwnBlocks = new Set(
  'block-pictures help init pack problems reference sbom start test test-auth test-browsers test-nodes'.split(' '),
)

// React reads NODE_ENV when it is loaded. The preview and the tests need their own modes.
process.env.NODE_ENV ??=
  command === 'test' ? 'test' : ['dev', 'edit'].includes(command) && !isPacked ? 'development' : 'production'

// A reader such as `npm run forms | head -1` may close the pipe. The command still runs to its end, so that its files are complete.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (!['EPIPE', 'ERR_STREAM_DESTROYED'].includes(error.code)) throw error
  })

try {
  expectNode()
  // Ends at once: V8 would first free a large heap.
  process.once('beforeExit', (code) => process.exit(code))
  if (command === 'version') console.log(JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')).version)
  else {
    const { folder, sourceHash } = isPacked
      ? packedCommands()
      : await (await import('./setup/compile.mjs')).compileTools(engine)
    if (!/^[a-z-]+$/.test(command) || !existsSync(join(folder, `${command}.cjs`))) throw unknownCommand(folder)
    const root = isPacked ? siteFolder() : engine
    const cache = cacheFolder(root)
    const load = cachedLoader(folder, { cache, sourceHash, command })
    const places = placesOfOwnBlocks(folder, root)
    const run = async () => {
      // Own blocks must be registered before any module that uses blocks is loaded.
      const own = places && (await load(join('support', 'own-blocks.cjs')).default(places, sourceHash))
      return load(`${command}.cjs`).default(argv, root, {
        sourceHash: own ? `${sourceHash}-${own}` : sourceHash,
        engine,
        form: isPacked ? 'package' : 'source',
      })
    }
    process.exitCode = await run().catch((error) => printAndThrow(error, load(`${command}.cjs`)))
  }
} catch (error) {
  // A Fault has its own message, hint and exit code; any other error is a bug and shows its stack.
  const known = faultOf(error)
  if (known) {
    process.stderr.write(`\n  ${known.message}\n${known.hint ? `  ${known.hint}\n` : ''}\n`)
    process.exitCode = known.exit ?? 1
  } else {
    console.error(error)
    process.exitCode = 70
  }
}

/** Rethrows an error, after the command has printed a Fault in the format it was called with. */
function printAndThrow(error, { printFault }) {
  if (isFault(error)) printFault?.(argv, error)
  throw error
}

/** Undefined when the site has no own blocks or the command needs none. */
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

function unknownCommand(folder) {
  const known = readdirSync(folder).flatMap((name) => (/^[a-z-]+\.cjs$/.test(name) ? [name.slice(0, -4)] : []))
  return fault(`There is no command "${word}".`, `The commands are ${known.join(', ')}.`)
}

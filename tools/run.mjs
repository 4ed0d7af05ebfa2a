// Where every command begins: set up what is missing, compile the tools once, run the one asked for.
// Plain JavaScript, since it runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensurePackages } from './setup/packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...argv] = process.argv.slice(2)

// React and its friends choose their fast build when they are loaded; the preview and the tests choose for themselves.
process.env.NODE_ENV ??= command === 'test' ? 'test' : command === 'dev' ? 'development' : 'production'

// A reader that has seen enough, as in `npm run forms | head -1`, closes the pipe. The command goes on: what it writes to files
// has to be finished.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (!['EPIPE', 'ERR_STREAM_DESTROYED'].includes(error.code)) throw error
  })

try {
  await ensurePackages(root)
  const { compileTools } = await import('./setup/compile.mjs')
  const { folder, sourceHash } = await compileTools(root)
  if (!existsSync(join(folder, `${command}.mjs`))) throw unknownCommand(command, folder)
  const { default: main } = await import(pathToFileURL(join(folder, `${command}.mjs`)).href)
  process.exitCode = await main(argv, root, { sourceHash })
} catch (error) {
  // A Fault carries its own sentence, hint and exit code; anything else is a bug of ours and shows its stack.
  if (error?.name === 'Fault') {
    process.stderr.write(`\n  ${error.message}\n${error.hint ? `  ${error.hint}\n` : ''}\n`)
    process.exitCode = error.exit ?? 1
  } else {
    console.error(error)
    process.exitCode = 70
  }
}

function unknownCommand(command, folder) {
  const known = readdirSync(folder).flatMap((name) => (/^[a-z-]+\.mjs$/.test(name) ? [name.slice(0, -4)] : []))
  return Object.assign(new Error(`There is no command "${command}".`), {
    name: 'Fault',
    hint: `The commands are ${known.join(', ')}.`,
    exit: 2,
  })
}

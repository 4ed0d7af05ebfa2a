import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../src/problems/fault.ts'
import { startedBy } from '../tests/browser/started-site.ts'
import { minimal } from '../tests/requests/forms.ts'
import { cachedPackages } from './shared/cached-packages.ts'
import { command, flagOption } from './shared/command.ts'

/** The versions that `engines` in package.json allows: the oldest, and each maintained line. */
const promised = ['20.19', '22', '24']

const usage = {
  line: 'npm run test:nodes -- [VERSION …] [--whole]',
  about: `Starts the finished site on other versions of Node, sends it a request and reads that.

  VERSION   such as 22 or 24.1. Left out: ${promised.join(', ')}.`,
  words: 9,
  options: { whole: flagOption('runs every test on each of them as well') },
} as const

/** Returns 0 when each version stored the request (and passed the tests), else 1. */
export default command(usage, async (options, root) => {
  let isWell = true
  for (const range of options.words.length > 0 ? options.words : promised) {
    const node = fetchNode(root, range)
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
    const stored = await requestsStored(node, root)
    isWell &&= stored === 1
    process.stdout.write(`Node ${version}: npm start serves, 1 request sent, ${stored} stored\n`)
    if (!options.values.whole) continue
    const tests = spawn(node, [join(root, 'tools/run.mjs'), 'test'], { cwd: root, stdio: 'inherit' })
    const [code] = await once(tests, 'exit')
    isWell &&= code === 0
    process.stdout.write(`Node ${version}: npm test ended with exit code ${code}\n`)
  }
  return isWell ? 0 : 1
})

async function requestsStored(node: string, root: string): Promise<number> {
  const site = await startedBy(node, root)
  try {
    const answer = await fetch(`${site.url}/functions/v1/submit-contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(minimal),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    const listed: unknown = JSON.parse(await site.run(['requests', '--format', 'json']))
    return Array.isArray(listed) ? listed.length : 0
  } finally {
    await site.close()
  }
}

const system = process.platform === 'win32' ? 'win' : process.platform

/** Returns the path of another Node, downloading it from npm into the cache once. `range` is a version range. Throws a Fault when there is none. */
function fetchNode(root: string, range: string): string {
  const name = `node-${system}-${process.arch}`
  const folder = cachedPackages(root, `node-${range}`, `Node ${range}`, { [name]: range })
  const programs = ['bin/node', 'bin/node.exe'].map((program) => join(folder, 'node_modules', name, program))
  const program = programs.find((path) => existsSync(path))
  if (!program)
    throw new Fault('no-packages', `npm has no Node ${range} for ${system} on ${process.arch}.`, 'Install it yourself.')
  return program
}

// Installs the packages of the lock file when they are missing or older than it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names the lock file that `node_modules` was installed from, so that a pull with new packages installs them. */
const stampOf = (root) => join(root, 'node_modules', '.lectern-lock')

function fault(message, hint, exit = 1) {
  return Object.assign(new Error(message), { name: 'Fault', hint, exit })
}

export async function ensurePackages(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw fault(
      `Lectern needs Node 20.19 or newer; this is ${process.version}.`,
      'Install a newer Node and run the command again.',
      2,
    )

  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = stampOf(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return

  process.stderr.write('Installing packages (once, about half a minute) …\n')
  // Shown on stderr: standard output belongs to the command, which may print JSON.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (npm.status !== 0)
    throw fault(
      'The packages could not be installed.',
      'See the lines above; `npm ci` shows the same. A network may be missing.',
    )
  writeFileSync(stamp, lock)
}

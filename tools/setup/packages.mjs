// Installs the packages of the lock file when they are missing or outdated.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fault } from './fault.mjs'

export async function ensurePackages(root) {
  if (isInstalled(root)) return

  process.stderr.write('Installing packages (once, about half a minute) …\n')
  // Messages go to stderr, because stdout belongs to the command, which may print JSON.
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
      1,
    )
}

/** Compares npm's record of the installed packages with the lock file; packages for other systems are not in the record. */
function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  )
}

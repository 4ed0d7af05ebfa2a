// Installs packages that one command needs and the project does not into the cache, once, without running their scripts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../src/cache/cache.mjs'
import { Fault } from '../../src/problems/fault.ts'

/** Returns the folder with `node_modules`. `what` names the packages for people: "the emulators". Throws a Fault when npm fails. */
export function cachedPackages(
  root: string,
  name: string,
  what: string,
  dependencies: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>> = {},
): string {
  const folder = join(cacheFolder(root), name)
  const wanted = JSON.stringify({ private: true, dependencies, overrides })
  const done = join(folder, 'node_modules', 'done.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return folder
  process.stderr.write(`Installing ${what} (once) …\n`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), wanted)
  const npm = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0)
    throw new Fault('no-packages', `Could not install ${what}.`, 'See the lines above; a network may be missing.')
  writeFileSync(done, wanted)
  return folder
}

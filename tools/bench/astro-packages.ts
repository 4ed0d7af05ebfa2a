// Astro, for the bench alone: kept in the cache and no dependency of the project.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../../src/problems/fault.ts'

const version = '5.9.4'

/** The folder whose `node_modules` holds Astro; installed there once. */
export function astroPackages(root: string): string {
  const folder = join(root, 'node_modules', '.cache', 'lectern', `astro-${version}`)
  const done = join(folder, 'done')
  if (existsSync(done)) return folder
  process.stderr.write('Installing Astro for the bench (once) …\n')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { astro: version } }))
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0)
    throw new Fault('no-packages', 'Astro could not be installed.', 'See the lines above; a network may be missing.')
  writeFileSync(done, '')
  return folder
}

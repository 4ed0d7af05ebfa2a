// Other builders, for the bench alone: kept in the cache and no dependency of the project.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../src/cache/cache.mjs'
import { Fault } from '../src/problems/fault.ts'

export const versions = { '@11ty/eleventy': '3.1.8', astro: '5.9.4' } as const

const project = JSON.stringify({
  private: true,
  type: 'module',
  dependencies: versions,
  // Eleventy asks for ^4.0.6, which not every registry has; any 4.x copies files alike, and the bench copies none.
  overrides: { '@11ty/recursive-copy': '4.0.4' },
})

/** The folder whose `node_modules` holds Astro and Eleventy; installed there once. Throws a Fault when that fails. */
export function builderPackages(root: string): string {
  const hash = createHash('sha1').update(project).digest('hex').slice(0, 8)
  const folder = join(cacheFolder(root), `builders-${hash}`)
  const done = join(folder, 'done')
  if (existsSync(done)) return folder
  process.stderr.write('Installing Astro and Eleventy for the bench (once) …\n')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), project)
  const npm = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0)
    throw new Fault(
      'no-packages',
      'Astro and Eleventy could not be installed.',
      'See the lines above; a network may be missing.',
    )
  writeFileSync(done, '')
  return folder
}

// The hosts' own programs, installed into the cache for the replay alone: they are large and no part of the project.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../../src/problems/fault.ts'

const packages = {
  wrangler: '4.60.0',
  '@netlify/headers-parser': '9.0.1',
  'netlify-redirector': '0.5.0',
}

/** The folder whose `node_modules` holds them. */
export function emulators(root: string): string {
  const folder = join(root, 'node_modules', '.cache', 'lectern', 'hosts')
  const wanted = JSON.stringify(packages)
  const done = join(folder, 'node_modules', 'done.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return folder
  process.stderr.write('Installing the emulators of Cloudflare and Netlify (once) …\n')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  const npm = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (npm.status !== 0)
    throw new Fault(
      'no-packages',
      'The emulators could not be installed.',
      'See the lines above; a network may be missing.',
    )
  writeFileSync(done, wanted)
  return folder
}

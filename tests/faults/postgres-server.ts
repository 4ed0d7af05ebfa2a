// A real Postgres 15 for tests: a cluster in a temporary folder, on a free port.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../../tools/shared/find-postgres.ts'
import { freePort } from '../ports.ts'

export interface PostgresServer {
  /** The URL of the database of that name, created if missing. */
  database(name: string): Promise<string>
  /** Stops at once, as after a crash. */
  kill(): void
  restart(): void
  stop(): void
  folder: string
}

/** The folder of the server's programs; throws with what to install when there is none. */
function programs(): string {
  const folder = findPostgres()
  if (!folder)
    throw new Error('This needs Postgres 15: on Debian, `apt-get install postgresql-15`. Or put initdb on PATH.')
  return folder
}

/** Postgres refuses to run as root: there it runs as the user of Debian's package. */
function run(program: string, ...parameters: string[]): void {
  const isRoot = process.getuid?.() === 0
  const command = [join(programs(), program), ...parameters]
  const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  execFileSync(file, rest, { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() })
}

/** `where` is the folder to create the cluster in. */
export async function startPostgres(where = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(where, 'lectern-postgres-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const port = await freePort()
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=60`
  const start = () => run('pg_ctl', '-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start')
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  start()
  return {
    folder,
    async database(name) {
      const client = new pg.Client(address('postgres'))
      await client.connect()
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
      if (!rowCount) await client.query(`create database "${name}"`)
      await client.end()
      return address(name)
    },
    kill: () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'),
    restart: start,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

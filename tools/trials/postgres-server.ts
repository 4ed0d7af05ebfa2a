// A real Postgres 15 for tests: a cluster of its own in a temporary folder, on a port of its own.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const debian = '/usr/lib/postgresql/15/bin'

export interface PostgresServer {
  /** The address of a database of that name, made when it is missing. */
  database(name: string): Promise<string>
  /** As a crash does: no time to finish anything. */
  kill(): void
  restart(): void
  stop(): void
  folder: string
}

/** Where the server's programs are, or what to install: found by PATH, else where Debian puts them. */
function programs(): string {
  const found = spawnSync('sh', ['-c', 'command -v pg_ctl'], { encoding: 'utf8' }).stdout.trim()
  const folder = found ? found.replace(/\/pg_ctl$/, '') : debian
  if (!existsSync(join(folder, 'initdb')))
    throw new Error('These tests need Postgres 15: on Debian, `apt-get install postgresql-15`. Or put pg_ctl on PATH.')
  return folder
}

/** Postgres refuses to run as root, so then it runs as the user that Debian's package makes. */
function run(program: string, ...parameters: string[]): void {
  const isRoot = process.getuid?.() === 0
  const command = [join(programs(), program), ...parameters]
  const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  execFileSync(file, rest, { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() })
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** `where` is a folder to make the cluster in; the system's temporary folder when left out. */
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

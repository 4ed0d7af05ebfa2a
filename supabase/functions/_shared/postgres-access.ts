// Carries queries to a Postgres server: the hosted project's, or any other.
import pg from 'pg'
import type { Ask } from './sql-store.ts'

export interface PostgresAccess {
  ask: Ask
  pool: pg.Pool
  close(): Promise<void>
}

/** Connections are made when they are needed, and made anew when the server was away. */
export function postgresAccess(url: string, { connections = 4 } = {}): PostgresAccess {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 20_000,
    connectionTimeoutMillis: 3000,
    // The visitor waits: a server that has gone silent is answered for, and its connection dropped.
    query_timeout: 9000,
    keepAlive: true,
  })
  // A connection may break while it is idle, or between two steps. The next query fails with the reason.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const ask: Ask = <Row>(role: string, text: string, parameters: (string | number | null)[]) =>
    inTransaction(
      pool,
      async (client) => (await client.query(text, parameters)).rows as Row[],
      `begin; set local role ${role}; set local statement_timeout = '8s'`,
    )
  return { ask, pool, close: () => pool.end() }
}

/** Resolves after commit. A connection on which anything went wrong is not used again. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  opening = 'begin',
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(opening)
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // Closing it rolls back whatever it had begun.
    client.release(true)
    throw error
  }
}

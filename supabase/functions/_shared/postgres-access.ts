// Runs queries on a Postgres server: the hosted project's, or any other.
import pg from 'pg'
import type { RunQuery } from './sql-store.ts'

export interface PostgresAccess {
  queryAs: RunQuery
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool. Connections are made on demand, and again after the server was away. */
export function postgresAccess(url: string, { connections = 4 } = {}): PostgresAccess {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 20_000,
    connectionTimeoutMillis: 3000,
    // The visitor waits, so a silent server is given up and its connection closed.
    query_timeout: 9000,
    keepAlive: true,
  })
  // A connection may break while it is idle; the next query reports the reason.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queryAs: RunQuery = <Row>(role: string, text: string, parameters: (string | number | null)[]) =>
    inTransaction(
      pool,
      async (client) => (await client.query(text, parameters)).rows as Row[],
      `begin; set local role ${role}; set local statement_timeout = '8s'`,
    )
  return { queryAs, pool, close: () => pool.end() }
}

/** Resolves after commit. A connection with an error is closed, not reused. */
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
    // Closing the connection rolls back the transaction.
    client.release(true)
    throw error
  }
}

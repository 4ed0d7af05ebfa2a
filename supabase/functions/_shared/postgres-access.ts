// Carries queries to a Postgres server: the hosted project's, or any other.
import postgres from 'postgres'
import type { Ask } from './sql-store.ts'

export interface PostgresAccess {
  ask: Ask
  sql: postgres.Sql
  close(): Promise<void>
}

export function postgresAccess(url: string, { connections = 4 } = {}): PostgresAccess {
  const sql = postgres(url, {
    max: connections,
    // Named prepared statements do not survive a pooler that hands each transaction to another session.
    prepare: false,
    idle_timeout: 20,
    connect_timeout: 3,
    // The visitor waits: one quick try for each request instead of the driver's growing pauses.
    backoff: () => 0.1,
    onnotice: () => undefined,
  })
  const ask: Ask = async <Row>(role: string, text: string, parameters: (string | number | null)[]) =>
    sql.begin(async (step) => {
      // Both travel in one go; the server runs them in order.
      const [, rows] = await Promise.all([
        step.unsafe(`set local role ${role}; set local statement_timeout = '8s'`),
        step.unsafe(text, parameters),
      ])
      return [...rows] as Row[]
    }) as Promise<Row[]>
  return { ask, sql, close: () => sql.end({ timeout: 2 }) }
}

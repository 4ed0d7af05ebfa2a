// A Postgres server in place of the embedded database.
import { inTransaction, postgresAccess } from '../../../supabase/functions/_shared/postgres-access.ts'
import type { Database } from './database.ts'
import { WaitingLine } from './waiting-line.ts'

/** `url` names a role that may create schemas and roles, such as the database's owner. */
export function openPostgres(url: string, options: { connections?: number } = {}): Database {
  const { connections = 8 } = options
  const { queryAs, pool, close } = postgresAccess(url, { connections })
  const line = new WaitingLine(connections)
  return {
    queryAs: (role, text, parameters) => line.run(() => queryAs(role, text, parameters)),
    isBusy: () => line.isTooLong,
    query: async <Row>(text: string, parameters: (string | number | null)[] = []) =>
      (await pool.query(text, parameters)).rows as Row[],
    script: (text) =>
      inTransaction(pool, async (client) => {
        await client.query(text)
      }),
    close,
  }
}

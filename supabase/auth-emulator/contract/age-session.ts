// Makes a session older in the server's own database, because no endpoint does, and tests cannot wait a day.
import type { Database } from '../../../src/backend/database/database.ts'
import { openPostgres } from '../../../src/backend/database/postgres-database.ts'
import type { Target } from './target.ts'

export const ageSessionIn =
  (database: Pick<Database, 'query'>): NonNullable<Target['ageSession']> =>
  async (sessionId, hours) => {
    await database.query(
      `update auth.sessions set created_at = created_at - make_interval(hours => $2::int) where id::text = $1`,
      [sessionId, hours],
    )
  }

/** Opens the Postgres database at `url` for `ageSession`; `close` ends the connection. */
export function sessionAger(url: string) {
  const database = openPostgres(url, { connections: 1 })
  return { ageSession: ageSessionIn(database), close: database.close }
}

// A Postgres server in the embedded database's place.
import { postgresAccess } from '../../supabase/functions/_shared/postgres-access.ts'
import type { Database } from './database.ts'

/** `url` names a role that may create schemas and roles, such as the owner of the database. */
export function openPostgres(url: string, options?: { connections?: number }): Database {
  const { ask, sql, close } = postgresAccess(url, options)
  return {
    ask,
    query: async <Row>(text: string, parameters: (string | number | null)[] = []) => [
      ...(await sql.unsafe<Row[] & Record<string, unknown>[]>(text, parameters)),
    ],
    script: async (text) => {
      await sql.begin((step) => step.unsafe(text))
    },
    close,
  }
}

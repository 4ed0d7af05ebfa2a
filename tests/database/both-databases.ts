// Runs the same tests on the embedded database and on Postgres 15.
import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../../src/backend/database/database.ts'
import { migrateDatabase } from '../../src/backend/database/migrations.ts'
import { openPglite } from '../../src/backend/database/pglite-database.ts'
import { openPostgres } from '../../src/backend/database/postgres-database.ts'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { type PostgresServer, startPostgres } from '../faults/postgres-server.ts'
import { project } from '../requests/folders.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Registers `tests` once for each database; `database` returns it, migrated, once the tests run. */
export function onBothDatabases(forms: readonly BackendForm[], tests: (database: () => Database) => void): void {
  const declarations = forms.map(({ form }) => form)
  describe('embedded', () => {
    let database: Database
    beforeAll(async () => {
      database = await openPglite(project, temporaryFolder())
      await migrateDatabase(database, project, declarations)
    })
    afterAll(() => database?.close())
    tests(() => database)
  })
  describe('Postgres 15', () => {
    let server: PostgresServer
    let database: Database
    beforeAll(async () => {
      server = await startPostgres()
      database = openPostgres(await server.database('tests'), { connections: 12 })
      await migrateDatabase(database, project, declarations)
    })
    afterAll(async () => {
      await database?.close()
      server?.stop()
    })
    tests(() => database)
  })
}

// Migrations by an owner without superuser rights, as in a hosted project.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '../../src/backend/database/migrations.ts'
import { openPostgres } from '../../src/backend/database/postgres-database.ts'
import { readMigrations } from '../../src/forms/read-migrations.ts'
import { sqlOutbox, sqlStore } from '../../supabase/functions/_shared/sql-store.ts'
import { type PostgresServer, startPostgres } from '../faults/postgres-server.ts'
import { project } from '../requests/folders.ts'
import { crossing, minimal } from '../requests/forms.ts'

let server: PostgresServer
const open: { close(): Promise<void> }[] = []
const database = async (name: string, as = 'postgres') => {
  const opened = openPostgres((await server.database(name)).replace('postgres@', `${as}@`), { connections: 2 })
  open.push(opened)
  return opened
}

beforeAll(async () => {
  server = await startPostgres()
  const first = await database('ordinary')
  await first.script('create role owner login createrole; grant create on database ordinary to owner')
})
afterAll(async () => {
  for (const each of open) await each.close()
  server?.stop()
})

it('the database is migrated, stores and mails as an owner without a superuser’s rights', async () => {
  const owner = await database('ordinary', 'owner')
  await migrateDatabase(owner, project, [crossing.form])
  const submission = { form: 'crossing', payload: minimal, mails: ['notice' as const] }
  expect(await sqlStore(owner.queryAs).store(submission)).toMatchObject({ outcome: 'stored' })
  expect(await sqlOutbox(owner.queryAs).claim(5)).toHaveLength(1)
})

it('migrations continue where the Supabase command line has applied them', async () => {
  const pushed = await database('pushed')
  await pushed.script(
    'create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text)',
  )
  await migrateDatabase(pushed, project)
  const names = readMigrations(project).map(({ name }) => name)
  await pushed.script(`truncate lectern_ledger.applied;
    insert into supabase_migrations.schema_migrations values ${names.map((name) => `('${name.split('_')[0]}')`).join(', ')}`)
  await migrateDatabase(pushed, project, [crossing.form])
  expect(await sqlStore(pushed.queryAs).store({ form: 'crossing', payload: minimal, mails: [] })).toMatchObject({
    outcome: 'stored',
  })
})

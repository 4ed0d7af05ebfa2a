import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/backend/database/database.ts'
import { migrateDatabase } from '../../src/backend/database/migrations.ts'
import { openPglite } from '../../src/backend/database/pglite-database.ts'
import { readMigrations } from '../../src/forms/read-migrations.ts'
import { completeForm } from '../../src/manifest/resolve/form-defaults.ts'
import { sqlStore } from '../../supabase/functions/_shared/sql-store.ts'
import { project } from '../requests/folders.ts'
import { crossing, crossingSource, everyField } from '../requests/forms.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let database: Database
beforeAll(async () => {
  database = await openPglite(project, temporaryFolder())
})
afterAll(() => database?.close())

/** The database, failing before its nth script. */
const failingAt = (nth: number): Database => {
  let scripts = 0
  return {
    ...database,
    script: async (text) => {
      if (++scripts === nth) throw new Error('interrupted')
      await database.script(text)
    },
  }
}
const applied = async () =>
  (await database.query<{ name: string }>('select name from lectern_ledger.applied order by at')).map(
    ({ name }) => name,
  )

it('migrations continue where they were interrupted, at every step', async () => {
  const names = readMigrations(project).map(({ name }) => name)
  // The first script creates the ledger; each round then applies one more migration before it fails.
  await expect(migrateDatabase(failingAt(1), project)).rejects.toThrow('interrupted')
  for (let done = 1; done < names.length; done++) {
    await expect(migrateDatabase(failingAt(3), project)).rejects.toThrow('interrupted')
    expect(await applied()).toEqual(names.slice(0, done))
  }
  await migrateDatabase(database, project)
  expect(await applied()).toEqual(names)
})

it('migrations do nothing the second time', async () => {
  await migrateDatabase(database, project, [crossing.form])
  const before = await applied()
  await migrateDatabase(database, project, [crossing.form])
  expect(await applied()).toEqual(before)
})

it('migrations add columns for the fields of another manifest, and keep those of the first', async () => {
  await migrateDatabase(database, project, [everyField.form])
  const store = sqlStore(database.queryAs)
  const payload = { name: 'Ada', email: 'a@b.example', consent: true, topics: ['press'], people: 4 }
  expect(await store.store({ form: 'every-field', payload, mails: [] })).toMatchObject({ outcome: 'stored' })
  await migrateDatabase(database, project, [crossing.form])
  const again = { name: 'Ada', email: 'a@b.example', organization: 'O' }
  expect(await store.store({ form: 'crossing', payload: again, mails: [] })).toMatchObject({ outcome: 'stored' })
})

it('migrations refuse a field that would change the type of stored answers', async () => {
  const source = structuredClone(crossingSource)
  Object.assign(source.fields[2] ?? {}, { type: 'number' })
  const form = completeForm('crossing', source, '/contact')
  await expect(migrateDatabase(database, project, [form])).rejects.toMatchObject({
    code: 'form-conflict',
    message: expect.stringContaining('"phone"'),
  })
})

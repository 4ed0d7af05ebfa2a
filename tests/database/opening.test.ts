// Opening the embedded database: the process stays responsive, and an interrupted start is recovered from.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { isHeld } from '../../src/backend/database/data-lock.ts'
import { openPglite } from '../../src/backend/database/pglite-database.ts'
import { cacheFolder } from '../../src/cache/cache.mjs'
import { OwnBackend } from '../../src/preview/server/own-backend.ts'
import { project } from '../requests/folders.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

/** A cache that cannot be written to, so that an empty database has to be made, which takes seconds. */
function unwritableCache(): string {
  const data = temporaryFolder()
  writeFileSync(join(data, 'no-folder'), '')
  return join(data, 'no-folder')
}

const ofOne = async (database: Awaited<ReturnType<typeof openPglite>>) => {
  try {
    return await database.query('select 1 as one')
  } finally {
    await database.close()
  }
}

/** The duration of opening, and the longest time the process was blocked. Milliseconds. */
async function opened(folder: string, cache: string) {
  const began = performance.now()
  let [last, longest] = [began, 0]
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 5)
  const database = await openPglite(project, folder, cache)
  look()
  clearInterval(timer)
  return { answer: await ofOne(database), took: last - began, longest }
}

slow(
  'the process that opens a database continues with other work, the first time, with an unwritable cache, and later',
  async () => {
    const folder = join(temporaryFolder(), 'database')
    const cache = unwritableCache()
    for (const _ of ['the first time', 'later']) {
      const { answer, took, longest } = await opened(folder, cache)
      expect(answer).toEqual([{ one: 1 }])
      expect(longest).toBeLessThan(took / 2)
    }
  },
)

it('a data folder exists only once it is complete: the rest of an interrupted start is replaced', async () => {
  const data = temporaryFolder()
  const folder = join(data, 'database')
  mkdirSync(folder)
  mkdirSync(join(data, 'database.new/base'), { recursive: true })
  writeFileSync(join(data, 'database.new/PG_VERSION'), '17')
  expect(await ofOne(await openPglite(project, folder))).toEqual([{ one: 1 }])
  expect(readdirSync(data)).toEqual(['database'])
})

slow(
  'a data folder is copied from the empty database in the cache, which is made again where it is damaged',
  async () => {
    const [data, cache] = [temporaryFolder(), temporaryFolder()]
    await ofOne(await openPglite(project, join(data, 'first')))
    const name = readdirSync(cacheFolder(project)).find((file) => file.startsWith('empty-cluster-')) ?? ''
    const kept = readFileSync(join(cacheFolder(project), name))
    writeFileSync(join(cache, name), kept.subarray(0, kept.length / 2))
    for (const folder of ['one', 'two']) {
      expect(await ofOne(await openPglite(project, join(data, folder), cache))).toEqual([{ one: 1 }])
      expect(readFileSync(join(cache, name)).length).toBeGreaterThan(kept.length * 0.9)
    }
  },
)

it('the opening of a database stops when it is cancelled, and the next one opens the folder', async () => {
  const [folder, unwanted] = [join(temporaryFolder(), 'database'), new AbortController()]
  const opening = openPglite(project, folder, undefined, unwanted.signal)
  unwanted.abort()
  await expect(opening).rejects.toThrow('the database has ended')
  expect(await ofOne(await openPglite(project, folder))).toEqual([{ one: 1 }])
})

it('the opening of a database does not delay a preview that is closed, and leaves the data to others', async () => {
  const data = temporaryFolder()
  const own = { project, data, forms: () => [], onRequest: () => undefined, onMail: () => undefined }
  const preview = new OwnBackend(own)
  const answer = preview.answer(new Request('http://preview/functions/send'), undefined)
  await vi.waitFor(() => expect(isHeld(data)).toBe(true), { interval: 1 })
  await preview.close()
  expect((await answer).status).toBe(503)
  expect(isHeld(data)).toBe(false)
})

it('an error of the database keeps its code, and later queries are answered', async () => {
  const database = await openPglite(project, temporaryFolder())
  await expect(database.query('select * from nothing_there')).rejects.toMatchObject({ code: '42P01' })
  await expect(database.script('create table a(); select 1/0')).rejects.toMatchObject({ code: '22012' })
  await expect(database.query('select * from a')).rejects.toThrow('does not exist')
  expect(await ofOne(database)).toEqual([{ one: 1 }])
  await expect(database.query('select 1')).rejects.toThrow('the database has ended')
})

it('an error of the database is reported when the folder cannot be opened', async () => {
  const data = temporaryFolder()
  writeFileSync(join(data, 'file'), '')
  await expect(openPglite(project, join(data, 'file'))).rejects.toThrow()
})

// Runs Postgres compiled to WebAssembly in a worker thread, because opening it and running a statement block the event loop.
// Plain JavaScript, because the thread loads this file without compiling; pglite-database.ts has the types of its messages.
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { putEmptyCluster } from './empty-cluster.mjs'

/** @type {{ folder: string, cache: string }} */
const { folder, cache } = workerData

const startParams = [
  // PGlite's default switches fsync off, which suits browsers only.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // Postgres' default of 128 MB would be allocated at once, for a database of a few megabytes.
  ...['-c', 'shared_buffers=16MB'],
]

/** @type {PGlite} */
let database

async function open() {
  if (!existsSync(folder) || readdirSync(folder).length === 0) await fill()
  database = await PGlite.create({ dataDir: folder, startParams })
}

/** Fills a folder beside the database's and renames it when complete, because the process may end at any moment. */
async function fill() {
  const making = `${folder}.new`
  rmSync(making, { recursive: true, force: true })
  await putEmptyCluster(making, cache)
  if (existsSync(folder)) rmdirSync(folder)
  renameSync(making, folder)
}

const operations = {
  open,
  queryAs: (role, text, parameters) =>
    database.transaction(async (step) => {
      await step.exec(`set local role ${role}`)
      return (await step.query(text, parameters)).rows
    }),
  query: async (text, parameters) => (await database.query(text, parameters)).rows,
  script: async (text) => {
    await database.transaction((step) => step.exec(text))
  },
  close: () => database.close(),
}

parentPort.on('message', async ({ id, work, parameters }) => {
  try {
    parentPort.postMessage({ id, result: await operations[work](...parameters) })
  } catch (error) {
    // Messages do not carry an error's own properties, so they are copied.
    const { message, code, detail, constraint, stack } = error
    parentPort.postMessage({ id, error: { message, code, detail, constraint, stack } })
  }
})

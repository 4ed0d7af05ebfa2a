// Postgres compiled to WebAssembly, in a thread of its own: opening it takes a while, and each statement runs without a pause.
// Loaded as it is, so it is plain JavaScript; see pglite-database.ts for what is said to it and what it says.
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { putEmptyCluster } from './empty-cluster.mjs'

/** @type {{ folder: string, cache: string }} */
const { folder, cache } = workerData

const startParams = [
  // PGlite's own default switches fsync off, for the sake of browsers.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // Postgres' own 128 MB would be taken from the machine at once, for a database of a few megabytes.
  ...['-c', 'shared_buffers=16MB'],
]

/** @type {PGlite} */
let database

async function open() {
  if (!existsSync(folder) || readdirSync(folder).length === 0) await fill()
  database = await PGlite.create({ dataDir: folder, startParams })
}

/** Beside its place, and moved there whole: a process may end at any moment. */
async function fill() {
  const making = `${folder}.new`
  rmSync(making, { recursive: true, force: true })
  await putEmptyCluster(making, cache)
  if (existsSync(folder)) rmdirSync(folder)
  renameSync(making, folder)
}

const works = {
  open,
  ask: (role, text, parameters) =>
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

parentPort.on('message', async ({ id, work, given }) => {
  try {
    parentPort.postMessage({ id, result: await works[work](...given) })
  } catch (error) {
    // A message keeps no properties of an error but these.
    const { message, code, detail, constraint, stack } = error
    parentPort.postMessage({ id, error: { message, code, detail, constraint, stack } })
  }
})

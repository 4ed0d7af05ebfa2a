// The embedded database: Postgres compiled to WebAssembly, inside this process, in one folder.
import { PGlite } from '@electric-sql/pglite'
import type { Database } from './database.ts'

// PGlite's own default switches fsync off, for the sake of browsers.
const startParams = () => PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

/** More callers than this are asked to come back, instead of waiting for an answer that would come too late. */
const mostWaiting = 2000

/**
 * Opens the database in `folder`, made when it is missing; without a folder, in memory. The caller must hold the
 * folder's lock: two processes on one folder lose rows without a word.
 */
export async function openPglite(folder?: string, snapshot?: Blob): Promise<Database & { pglite: PGlite }> {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    startParams: startParams(),
  })
  const inTurn = queue()
  return {
    pglite,
    ask: <Row>(role: string, text: string, parameters: (string | number | null)[]) =>
      inTurn(() =>
        pglite.transaction(async (step) => {
          await step.exec(`set local role ${role}`)
          return (await step.query<Row>(text, parameters)).rows
        }),
      ),
    query: async <Row>(text: string, parameters: (string | number | null)[] = []) =>
      (await pglite.query<Row>(text, parameters)).rows,
    script: async (text) => {
      await pglite.transaction((step) => step.exec(text))
    },
    close: () => pglite.close(),
  }
}

/**
 * One after the other, in the order they came. The database answers without ever giving the event loop a turn, so each
 * of them waits for one: otherwise a rush of requests keeps new visitors from connecting until it is over.
 */
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) return Promise.reject(Object.assign(new Error('too many wait'), { code: 'BUSY' }))
    waiting++
    const turn = last.then(() => new Promise(setImmediate)).then(work)
    last = turn
      .catch(() => undefined)
      .finally(() => {
        waiting--
      })
    return turn
  }
}

// The embedded database: Postgres compiled to WebAssembly, inside this process, in one folder.
import { PGlite } from '@electric-sql/pglite'
import type { Database } from './database.ts'

// PGlite's own default switches fsync off, for the sake of browsers.
const startParams = () => PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

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
  return {
    pglite,
    ask: async <Row>(role: string, text: string, parameters: (string | number | null)[]) =>
      pglite.transaction(async (step) => {
        await step.exec(`set local role ${role}`)
        return (await step.query<Row>(text, parameters)).rows
      }),
    query: async <Row>(text: string, parameters: (string | number | null)[] = []) =>
      (await pglite.query<Row>(text, parameters)).rows,
    script: async (text) => {
      await pglite.transaction((step) => step.exec(text))
    },
    close: () => pglite.close(),
  }
}

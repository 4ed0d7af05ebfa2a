// Opens the administration of a data folder's requests, through the running server where one holds the folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheFolder } from '../../cache/cache.mjs'
import { isFault } from '../../problems/fault.ts'
import { isHeld, lockData } from '../database/data-lock.ts'
import { migrateDatabase } from '../database/migrations.ts'
import { openPglite } from '../database/pglite-database.ts'
import { openPostgres } from '../database/postgres-database.ts'
import { createRequestAdmin, type RequestAdmin } from './request-admin.ts'
import { remoteRequestAdmin } from './request-admin-rpc.ts'

export interface OpenedRequestAdmin {
  admin: RequestAdmin
  close(): Promise<void>
}

export interface RequestAdminOptions {
  /** The engine's folder, which holds `supabase/`. */
  project: string
  /** The site's folder, with its own migrations and the cache. Left out, the engine's. */
  site?: string
  /** The data folder of `npm start`, which has the mails that were written as files. */
  data: string
  /** A Postgres server in place of the data folder, such as the hosted project's. */
  databaseUrl?: string
}

/** Milliseconds a server that was just started may take to answer. */
const timeoutMs = 20_000

/**
 * Returns undefined when nothing was ever stored in the folder. While a server holds the folder, calls go to that server;
 * otherwise this process opens the database until `close`. Throws a Fault when the database cannot be opened.
 */
export async function openRequestAdmin({
  project,
  site = project,
  data,
  databaseUrl,
}: RequestAdminOptions): Promise<OpenedRequestAdmin | undefined> {
  const mailFolder = join(data, 'mail')
  if (databaseUrl) {
    const database = openPostgres(databaseUrl, { connections: 1 })
    return { admin: createRequestAdmin(database, mailFolder), close: database.close }
  }
  const admin = existsSync(data) && (await connectToServer(data))
  if (admin) return { admin, close: async () => undefined }
  const folder = join(data, 'database')
  if (!existsSync(folder)) return undefined
  const release = await lockData(data)
  try {
    const database = await openPglite(project, folder, cacheFolder(site))
    await migrateDatabase(database, project, undefined, site)
    const admin = createRequestAdmin(database, mailFolder)
    return {
      admin,
      async close() {
        await database.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Connects to the server that holds the folder; undefined when none holds it, or it ends meanwhile. */
async function connectToServer(data: string): Promise<RequestAdmin | undefined> {
  const admin = remoteRequestAdmin(data)
  for (const end = Date.now() + timeoutMs; isHeld(data); await wait(250)) {
    try {
      await admin.mails({ state: 'dead' })
      return admin
    } catch (error) {
      const isSilent = isFault(error) && error.code === 'server-unreachable'
      if (!isSilent || Date.now() > end) throw error
    }
  }
  return undefined
}

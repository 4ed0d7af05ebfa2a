// Administration of the requests in a data folder, whichever process has it open.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheFolder } from '../../cache/cache.mjs'
import { isFault } from '../../problems/fault.ts'
import { isHeld, lockData } from '../database/data-lock.ts'
import { migrate } from '../database/migrations.ts'
import { openPglite } from '../database/pglite-database.ts'
import { openPostgres } from '../database/postgres-database.ts'
import { sweepMails } from '../mail/mailers.ts'
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
  /** The data folder of `npm start`. */
  data: string
  /** A Postgres server in its place, such as the hosted project's. */
  databaseUrl?: string
}

/** How long a server that has just been started may take until it answers. Milliseconds. */
const timeoutMs = 20_000

/**
 * Undefined when nothing was ever stored there. While a server has the folder open, calls go to that server; otherwise the
 * database is opened here until `close`. Throws a Fault when it can't be opened.
 */
export async function openRequestAdmin({
  project,
  site = project,
  data,
  databaseUrl,
}: RequestAdminOptions): Promise<OpenedRequestAdmin | undefined> {
  if (databaseUrl) {
    const database = openPostgres(databaseUrl, { connections: 1 })
    return { admin: createRequestAdmin(database, async () => undefined), close: database.close }
  }
  const admin = existsSync(data) && (await answering(data))
  if (admin) return { admin, close: async () => undefined }
  const folder = join(data, 'database')
  if (!existsSync(folder)) return undefined
  const release = await lockData(data)
  try {
    const database = await openPglite(project, folder, cacheFolder(site))
    await migrate(database, project, undefined, site)
    const admin = createRequestAdmin(database, () => sweepMails(database, join(data, 'mail')))
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

/** Through the server that has the folder open; undefined where none has, be it that it ends meanwhile. */
async function answering(data: string): Promise<RequestAdmin | undefined> {
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

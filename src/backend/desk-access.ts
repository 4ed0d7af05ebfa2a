// The desk of a data folder, whoever has it open.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Fault } from '../problems/fault.ts'
import { remoteDesk } from './control.ts'
import { isHeld, lockData } from './data-lock.ts'
import { type Desk, openDesk } from './desk.ts'
import { sweepMails } from './mailers.ts'
import { migrate } from './migrations.ts'
import { openPglite } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'

export interface OpenedDesk {
  desk: Desk
  close(): Promise<void>
}

export interface DeskPlace {
  /** The folder that holds `supabase/`. */
  project: string
  /** The data folder of `npm start`. */
  data: string
  /** A Postgres server in its place, such as the hosted project's. */
  databaseUrl?: string
}

/** How long a server that has just been started may take until it answers. Milliseconds. */
const patience = 20_000

/**
 * Undefined when nothing was ever stored there. While a server has the folder open, its desk is used; otherwise the
 * database is opened here until `close`. Throws a Fault when it can't be opened.
 */
export async function deskOf({ project, data, databaseUrl }: DeskPlace): Promise<OpenedDesk | undefined> {
  if (databaseUrl) {
    const database = openPostgres(databaseUrl, { connections: 1 })
    return { desk: openDesk(database, async () => undefined), close: database.close }
  }
  if (existsSync(data) && isHeld(data)) return { desk: await answering(data), close: async () => undefined }
  const folder = join(data, 'database')
  if (!existsSync(folder)) return undefined
  const release = await lockData(data)
  try {
    const database = await openPglite(folder)
    await migrate(database, project)
    const desk = openDesk(database, () => sweepMails(database, join(data, 'mail')))
    return {
      desk,
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

async function answering(data: string): Promise<Desk> {
  const desk = remoteDesk(data)
  for (const end = Date.now() + patience; ; await wait(250)) {
    try {
      await desk.mails({ state: 'dead' })
      return desk
    } catch (error) {
      const starting = error instanceof Fault && error.code === 'server-unreachable'
      if (!starting || !isHeld(data) || Date.now() > end) throw error
    }
  }
}

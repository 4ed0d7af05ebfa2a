// Calls the admin endpoints of a data folder's emulator, in the running server or in this process.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHeld, lockData } from '../../src/backend/database/data-lock.ts'
import { migrateDatabase } from '../../src/backend/database/migrations.ts'
import { openPglite } from '../../src/backend/database/pglite-database.ts'
import { cacheFolder } from '../../src/cache/cache.mjs'
import { Fault } from '../../src/problems/fault.ts'
import { accessFile, type EmulatorAccess, emulatorOf } from './open-emulator.ts'

export interface Admin {
  /** Returns the response's JSON. Throws a Fault with the server's message when it refuses. */
  ask<T>(method: string, path: string, body?: object): Promise<T>
  /** URL of the running server; undefined while none runs. */
  url?: string
  close(): Promise<void>
}

interface AdminPlace {
  /** The engine's folder, which holds `supabase/`. */
  project: string
  /** The site's folder, with its own migrations and the cache. Left out, the engine's. */
  site?: string
  /** The data folder of `npm start`; created when missing. */
  data: string
}

/** Sends calls to the server that holds the folder; without one, opens the database here until `close`. */
export async function openAdmin({ project, site = project, data }: AdminPlace): Promise<Admin> {
  if (existsSync(data) && isHeld(data)) {
    const { url, adminKey } = readAccess(data)
    return { url, ask: adminCalls((request) => fetch(request), url, adminKey), close: async () => undefined }
  }
  const release = await lockData(data)
  const folder = join(data, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = await openPglite(project, folder, cacheFolder(site)).catch((error: unknown) => {
    release()
    throw error
  })
  const close = async () => {
    await database.close()
    release()
  }
  try {
    await migrateDatabase(database, project, undefined, site)
    const { fetch: answer, adminKey } = await emulatorOf(database, data, false)
    return { ask: adminCalls((request) => answer(request, '127.0.0.1'), 'http://127.0.0.1', adminKey), close }
  } catch (error) {
    await close()
    throw error
  }
}

function readAccess(data: string): EmulatorAccess {
  try {
    return JSON.parse(readFileSync(accessFile(data), 'utf8'))
  } catch (cause) {
    throw new Fault(
      'no-emulator',
      `The server that uses ${data} does not sign people in itself.`,
      'It may still be starting. At a Supabase project, users are made in its dashboard.',
      { cause },
    )
  }
}

const adminCalls =
  (send: (request: Request) => Promise<Response>, url: string, key: string): Admin['ask'] =>
  async <T>(method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await send(new Request(`${url}/auth/v1/admin${path}`, init))
    const result = (await answer.json()) as T & { message?: string }
    if (!answer.ok) throw new Fault('refused', result.message ?? 'The server refused.', '', { exit: 1 })
    return result
  }

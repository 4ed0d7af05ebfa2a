// A sign-in emulator for tests: real server, in-memory database, mails in a folder, adjustable clock.
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll } from 'vitest'
import type { Database } from '../../src/backend/database/database.ts'
import { openPglite } from '../../src/backend/database/pglite-database.ts'
import { listening } from '../../src/backend/listening.ts'
import { fileMailer } from '../../src/backend/mail/mailers.ts'
import { authEmulator, type EmulatorOptions } from '../../supabase/auth-emulator/auth-emulator.ts'
import { ageSessionIn } from '../../supabase/auth-emulator/contract/age-session.ts'
import { folderMailbox } from '../../supabase/auth-emulator/contract/mailbox.ts'
import type { Target } from '../../supabase/auth-emulator/contract/target.ts'
import { project } from '../requests/folders.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const roles = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin;
  create schema auth;
`

export interface EmulatorTarget extends Target {
  database: Database
  /** The folder mails are written to. */
  mails: string
  answer(request: Request, address?: string): Promise<Response>
}

/** Closed when the test file ends. */
export async function emulatorTarget(options: Partial<EmulatorOptions> = {}): Promise<EmulatorTarget> {
  const database = await openPglite(project, temporaryFolder())
  await database.script(roles)
  const mails = temporaryFolder()
  let ahead = 0
  const { fetch: answer, adminKey } = await authEmulator({
    database,
    mailer: fileMailer(mails),
    from: { name: 'Sign-in', address: 'sign-in@localhost' },
    limited: true,
    clock: () => new Date(Date.now() + ahead),
    ...options,
  })
  const listener = getRequestListener(
    (request, { incoming }: { incoming: { socket: Socket } }) => answer(request, incoming.socket.remoteAddress),
    { overrideGlobalObjects: false },
  )
  const server = createServer(listener)
  // On a slow machine two requests of one connection may be more than five seconds apart.
  server.keepAliveTimeout = 120_000
  const { url, close } = await listening(server)
  afterAll(async () => {
    await close()
    await database.close()
  })
  return {
    database,
    mails,
    answer: (request, address = '127.0.0.1') => answer(request, address),
    url,
    key: 'sb_publishable_test',
    adminKey,
    mailbox: folderMailbox(mails),
    ageSession: ageSessionIn(database),
    later: async (seconds) => {
      ahead += seconds * 1000
    },
    now: () => Date.now() + ahead,
  }
}

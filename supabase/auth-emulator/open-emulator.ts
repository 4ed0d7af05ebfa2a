// Opens the emulator inside a server. Mails go to files; the admin key lies in the data folder, readable only by those who can read
// the accounts anyway.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../src/backend/database/database.ts'
import { isLoopbackUrl } from '../../src/backend/loopback.ts'
import { fileMailer } from '../../src/backend/mail/mailers.ts'
import { Fault } from '../../src/problems/fault.ts'
import type { Mailer } from '../functions/_shared/mail.ts'
import { authEmulator, type Emulator } from './auth-emulator.ts'

export interface EmulatorAccess {
  /** URL of the running server. */
  url: string
  adminKey: string
}

export const accessFile = (data: string) => join(data, 'sign-in.json')

export interface EmulatorDataOptions {
  /** The data folder. */
  data: string
  /** False switches off the limits on mails and attempts. */
  limited: boolean
  /** The server's URL with its port; defaults to the backend's address. */
  url?: string
  /** By default, mails become files in the data folder. */
  mailer?: Mailer
}

interface OpenEmulatorOptions extends EmulatorDataOptions {
  /** The embedded database. */
  database: Database
  url: string
}

/** Throws a Fault when other machines can reach the server, or in production. */
export async function openEmulator({
  database,
  data,
  url,
  limited,
  mailer,
}: OpenEmulatorOptions): Promise<Emulator & { close(): void }> {
  if (!isLoopbackUrl(url))
    throw new Fault(
      'emulator-not-local',
      `The sign-in emulator answers this machine alone and does not run at ${url}.`,
      'Leave --host out, or name a Supabase project under `backend` in the manifest.',
    )
  const emulator = await emulatorOf(database, data, limited, mailer)
  writeFileSync(accessFile(data), JSON.stringify({ url, adminKey: emulator.adminKey } satisfies EmulatorAccess), {
    mode: 0o600,
  })
  return { ...emulator, close: () => rmSync(accessFile(data), { force: true }) }
}

/** Opens the emulator without a server, for commands while none runs. */
export const emulatorOf = (
  database: Database,
  data: string,
  limited: boolean,
  mailer: Mailer = fileMailer(join(data, 'mail')),
): Promise<Emulator> =>
  authEmulator({
    database,
    limited,
    mailer,
    from: { name: 'Sign-in', address: 'sign-in@localhost' },
  })

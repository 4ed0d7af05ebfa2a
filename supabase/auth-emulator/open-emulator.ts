// The emulator as a server's part: mails go to files, and the key of its admin endpoints lies in the data folder, where
// only who may read the accounts anyway can read it.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../src/backend/database/database.ts'
import { isLoopbackUrl } from '../../src/backend/loopback.ts'
import { fileMailer } from '../../src/backend/mail/mailers.ts'
import { Fault } from '../../src/problems/fault.ts'
import type { Mailer } from '../functions/_shared/mail.ts'
import { authEmulator, type Emulator } from './auth-emulator.ts'

export interface EmulatorAccess {
  /** Where the running server answers. */
  url: string
  adminKey: string
}

export const accessFile = (data: string) => join(data, 'sign-in.json')

export interface EmulatorOptions {
  /** The data folder. */
  data: string
  /** False switches off the limits on mails and attempts. */
  limited: boolean
  /** Where the server answers, with its port; left out, what the backend says. */
  url?: string
  /** Left out, mails become files in the data folder. */
  mailer?: Mailer
}

interface OpenEmulatorOptions extends EmulatorOptions {
  /** The embedded database. */
  database: Database
  url: string
}

/** Throws a Fault when the server can be reached from elsewhere, or this is production. */
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

/** The same without a server round it, for a command while none runs. */
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

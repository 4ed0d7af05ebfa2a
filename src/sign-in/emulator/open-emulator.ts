// The stand-in as a server's part: mails go to files, and the key of its admin endpoints lies in the data folder, where
// only who may read the accounts anyway can read it.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mailer } from '../../../supabase/functions/_shared/mail.ts'
import { Fault } from '../../problems/fault.ts'
import type { Database } from '../../backend/database/database.ts'
import { fileMailer } from '../../backend/mail/mailers.ts'
import { authStandIn, type StandIn } from './auth-emulator.ts'
import { isLoopbackUrl } from './loopback.ts'

export interface Door {
  /** Where the running server answers. */
  url: string
  adminKey: string
}

export const doorFile = (data: string) => join(data, 'sign-in.json')

interface Opening {
  database: Database
  /** The data folder. */
  data: string
  /** Where the server answers, with its port. */
  url: string
  limited: boolean
  /** Left out, mails become files in the data folder. */
  mailer?: Mailer
}

/** Throws a Fault when the server can be reached from elsewhere, or this is production. */
export async function openStandIn({
  database,
  data,
  url,
  limited,
  mailer,
}: Opening): Promise<StandIn & { close(): void }> {
  if (!isLoopbackUrl(url))
    throw new Fault(
      'stand-in-not-local',
      `The sign-in stand-in answers this machine alone and does not run at ${url}.`,
      'Leave --host out, or name a Supabase project under `backend` in the manifest.',
    )
  const standIn = await openQuietly(database, data, limited, mailer)
  writeFileSync(doorFile(data), JSON.stringify({ url, adminKey: standIn.adminKey } satisfies Door), { mode: 0o600 })
  return { ...standIn, close: () => rmSync(doorFile(data), { force: true }) }
}

/** The same without a server round it, for a command while none runs. */
export const openQuietly = (
  database: Database,
  data: string,
  limited: boolean,
  mailer: Mailer = fileMailer(join(data, 'mail')),
): Promise<StandIn> =>
  authStandIn({
    database,
    limited,
    mailer,
    from: { name: 'Sign-in', address: 'sign-in@localhost' },
  })

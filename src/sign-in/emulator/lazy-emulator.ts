import type { Mailer } from '../../../supabase/functions/_shared/mail.ts'
import type { OpenAuth } from '../../backend/backend.ts'

export interface LazyEmulatorOptions {
  /** The data folder. */
  data: string
  /** False switches off the limits on mails and attempts. */
  limited: boolean
  /** Where the server answers, with its port; left out, what the backend says. */
  url?: string
  /** Left out, mails become files in the data folder. */
  mailer?: Mailer
}

/** Imports the emulator when the backend opens it, so that a site without sign-in never loads its code. */
export const lazyEmulator =
  (options: LazyEmulatorOptions): OpenAuth =>
  async (database, address) => {
    const { openEmulator } = await import('./open-emulator.ts')
    return openEmulator({ url: address, ...options, database })
  }

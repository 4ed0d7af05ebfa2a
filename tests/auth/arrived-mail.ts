import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { folderMailbox } from '../../supabase/auth-emulator/contract/mailbox.ts'

/**
 * The newest mail to an address in a backend's data folder, once there is one: a page answers before the mail is sent, because the time
 * that takes must not reveal who has an account.
 */
export function arrivedMail(data: string, address: string): Promise<string> {
  const folder = join(data, 'mail')
  return vi.waitFor(
    async () => {
      const [mail] = existsSync(folder) ? await folderMailbox(folder).read(address) : []
      if (!mail) throw new Error(`There is no mail to ${address}.`)
      return mail
    },
    { timeout: 20_000, interval: 50 },
  )
}

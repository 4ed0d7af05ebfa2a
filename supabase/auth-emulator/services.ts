// The services that the emulator's routes share.
import type { Database } from '../../src/backend/database/database.ts'
import type { Accounts } from './accounts.ts'
import type { AuthMails } from './mails.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'
import type { PkceFlows } from './pkce-flows.ts'
import type { Sessions } from './sessions.ts'
import type { SigningKeys } from './signing-keys.ts'

export interface Services {
  database: Database
  accounts: Accounts
  sessions: Sessions
  tokens: OneTimeTokens
  flows: PkceFlows
  keys: SigningKeys
  mails: AuthMails
  clock: () => Date
  /** Counts an attempt of a kind; throws an ApiError when there were too many. */
  attempt: (what: string) => void
  /** Minimum seconds between two mails of a kind to one user; 0 means no limit. */
  mailEvery: number
  /** The key for the admin endpoints. */
  adminKey: string
}

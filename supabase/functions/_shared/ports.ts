// What the function needs of the world, so that the same code answers on Supabase, in front of any Postgres, and over
// the embedded database.
import type { BackendForm, Payload, RequestSettings } from './form.ts'
import type { FormRules } from './form-rules.ts'

/** A checked request on its way into the database. */
export interface Submission {
  form: string
  payload: Payload
  /** One intent of one visitor. Without it, the same payload within ten minutes counts as the same request. */
  key?: string
  /** The sender's network, counted under a keyed hash that changes daily. Without it, all such senders share a count. */
  network?: string
  /** The visitor's e-mail address, for its own limit. */
  email?: string
  /** Why it may come from a machine; such a request is stored and no mail is sent. */
  suspicion?: Suspicion
  /** Left out, nothing is limited. */
  limits?: RequestSettings['limits']
  mails: MailKind[]
}

export type Suspicion = 'honeypot' | 'too-fast' | 'challenge-failed' | 'challenge-unchecked' | 'crowded'
export type MailKind = 'notice' | 'receipt'

/** What became of it. `repeated` gives the id of the request stored the first time. */
export type Stored =
  | { outcome: 'stored' | 'repeated'; id: string }
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfter: number }

export interface RequestStore {
  /** Resolves after commit, and throws when it can't tell whether the request is stored. Safe to call again. */
  store(submission: Submission): Promise<Stored>
}

/** What a log may hold: words of ours and codes of the database's. Never a message, which may quote an answer. */
export interface LogEvent {
  event: 'store-failed' | 'mail-failed' | 'mail-dead' | 'challenge-unreachable'
  /** SQLSTATE, errno or the name of the error. */
  code: string
}

export interface Ports {
  form: BackendForm
  /** With every type of field there is. */
  rules: FormRules
  store: RequestStore
  /** The origin of the site, without a trailing slash; empty when the function answers on the site's own origin. */
  site: string
  /** Origins whose pages may call the function, besides its own. */
  origins: readonly string[]
  /** The sender's address, from the socket or a header that the platform overwrites. */
  clientAddress(request: Request): string | undefined
  /** True marks what is stored as a test: it comes from the live preview. */
  test?: boolean
  /** False switches off the limits. */
  limited: boolean
  /** Whether the challenge was met; undefined when its verifier could not be asked. */
  meetsChallenge?(token: string, address: string | undefined): Promise<boolean | undefined>
  /** Called after a new request is stored; sends what waits in the outbox. Must not throw. */
  afterStored?(): void
  log(event: LogEvent): void
}

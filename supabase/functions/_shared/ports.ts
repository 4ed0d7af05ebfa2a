// The dependencies of the function, so that the same code runs on Supabase, before any Postgres and on the embedded database.
// Ports are set up by the server of the function.
import type { BackendForm, Payload, RequestSettings } from './form.ts'
import type { FormRules } from './form-rules.ts'

/** A checked request to store. */
export interface Submission {
  form: string
  payload: Payload
  /** Idempotency key. Without it, an equal payload within ten minutes counts as the same request. */
  key?: string
  /** The sender's network, counted under a keyed hash that changes daily. All senders without one share a count. */
  network?: string
  /** The visitor's e-mail address, which has a limit of its own. */
  email?: string
  /** Why the request may come from a bot. It is then stored and no mail is sent. */
  suspicion?: Suspicion
  /** Undefined for no limits. */
  limits?: RequestSettings['limits']
  mails: MailKind[]
}

export type Suspicion = 'honeypot' | 'too-fast' | 'challenge-failed' | 'challenge-unchecked' | 'crowded'
export type MailKind = 'notice' | 'receipt'

/** The result of storing. `repeated` has the id of the request that was stored the first time. */
export type Stored =
  | { outcome: 'stored' | 'repeated'; id: string }
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfter: number }

export interface RequestStore {
  /** Resolves after commit; throws when it is unknown whether the request is stored. Safe to call again. */
  store(submission: Submission): Promise<Stored>
}

/** An entry of the log: fixed words and error codes. Never an error's message, which may quote an answer. */
export interface LogEvent {
  event: 'store-failed' | 'mail-failed' | 'mail-dead' | 'challenge-unreachable'
  /** SQLSTATE, errno or the error's name. */
  code: string
}

export interface Ports {
  form: BackendForm
  /** Rules with every field type. */
  rules: FormRules
  store: RequestStore
  /** The site's origin without a trailing slash; empty when the function is served from the same origin. */
  site: string
  /** Further origins whose pages may call the function. */
  origins: readonly string[]
  /** Returns the sender's address, from the socket or a header that the platform overwrites. */
  clientAddress(request: Request): string | undefined
  /** True marks requests as tests from the live preview. */
  test?: boolean
  /** False switches off the limits. */
  limited: boolean
  /** Resolves to whether the challenge was met; undefined when the verifier could not be reached. */
  meetsChallenge?(token: string, address: string | undefined): Promise<boolean | undefined>
  /** Called after a new request is stored, to send mails from the outbox. Must not throw. */
  afterStored?(): void
  log(event: LogEvent): void
}

// What every route of the stand-in works with.
import type { Context } from 'hono'
import type { Database } from '../../backend/database/database.ts'
import type { Accounts, UserRow } from './accounts.ts'
import type { Flows } from './flows.ts'
import type { Keys } from './signing-keys.ts'
import { isLoopbackUrl } from './loopback.ts'
import type { AuthMails } from './mails.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'
import { invalid, Refusal, tooSoon } from './api-error.ts'
import type { SessionRow, Sessions } from './sessions.ts'

export interface Parts {
  database: Database
  accounts: Accounts
  sessions: Sessions
  tokens: OneTimeTokens
  flows: Flows
  keys: Keys
  mails: AuthMails
  clock: () => Date
  /** Counts one attempt; throws when there were too many. */
  attempt: (what: string) => void
  /** Seconds between two mails of a kind to one user. */
  mailEvery: number
  /** Opens the admin endpoints. */
  adminKey: string
}

/** Bytes of a request that are read. */
const longest = 64 * 1024

export type Body = Record<string, unknown>

/** The JSON object of a request; an empty one when there is no body. */
export async function bodyOf({ req }: Context): Promise<Body> {
  const size = Number(req.header('content-length') ?? 0)
  const text = size > longest ? '' : await req.text()
  if (size > longest || text.length > longest) throw new Refusal(413, 'validation_failed', 'The request is too large')
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Body
  } catch {
    // Answered below, as anything else that is no object.
  }
  throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON')
}

export const textIn = (body: Body, field: string): string => {
  const value = body[field]
  return typeof value === 'string' ? value : ''
}

/** An address as it is stored and compared. Throws when it is none. */
export function emailIn(body: Body, field = 'email'): string {
  const email = textIn(body, field).trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254)
    throw invalid('Unable to validate email address: invalid format')
  return email
}

export interface Caller {
  user: UserRow
  session: SessionRow
}

/** Who sent the request. Throws for a missing, foreign or expired token, and when its session has ended. */
export async function callerOf({ req }: Context, { keys, accounts, sessions, clock }: Parts): Promise<Caller> {
  const token = /^Bearer (.+)$/i.exec(req.header('authorization') ?? '')?.[1]
  if (!token) throw new Refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await keys.verify(token, clock())
  const user = await accounts.byId(claims.sub)
  if (!user) throw new Refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = await sessions.byId(claims.session_id)
  if (!session) throw new Refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { user, session }
}

/** The page a link in a mail leads to: the one that asked when it is on this machine, else the site's root. */
export function pageOf({ req }: Context): string {
  const asked = req.query('redirect_to') ?? ''
  return isLoopbackUrl(asked) ? asked : new URL(req.url).origin
}

/** Throws when the last mail of the kind was sent too recently. */
export function checkFrequency(sentAt: string | null, { clock, mailEvery }: Parts): void {
  if (sentAt === null) return
  const left = mailEvery - (clock().getTime() - Date.parse(sentAt)) / 1000
  if (left > 0) throw tooSoon(Math.ceil(left))
}

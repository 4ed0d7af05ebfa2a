// Reads the parts of a request to the emulator.
import type { Context } from 'hono'
import { isLoopbackUrl } from '../../src/backend/loopback.ts'
import type { UserRow } from './accounts.ts'
import { ApiError, invalid, tooSoon, userBanned } from './api-error.ts'
import type { Services } from './services.ts'
import { isBanned, type SessionRow } from './sessions.ts'

/** Maximum bytes of a body. */
const maxBody = 64 * 1024

export type Body = Record<string, unknown>

export const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the JSON object of a body; an empty one when there is no body. Throws an ApiError for anything else. */
export async function jsonBody({ req }: Context): Promise<Body> {
  const size = Number(req.header('content-length') ?? 0)
  const text = size > maxBody ? '' : await req.text()
  if (size > maxBody || text.length > maxBody) throw new ApiError(413, 'validation_failed', 'The request is too large')
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    // Malformed JSON is answered like a value that is no object.
  }
  throw new ApiError(400, 'bad_json', 'Could not parse request body as JSON')
}

export const textIn = (body: Body, field: string): string => {
  const value = body[field]
  return typeof value === 'string' ? value : ''
}

export const isEmail = (text: string): boolean => {
  const email = text.trim()
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254
}

/** Returns an e-mail address as it is stored and compared. Throws an ApiError when it is none. */
export function emailIn(body: Body, field = 'email'): string {
  const email = textIn(body, field).trim().toLowerCase()
  if (!isEmail(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

/** Returns an object field; empty when it is none. */
export const objectIn = (body: Body, field: string): Body => {
  const value = body[field]
  return isObject(value) ? value : {}
}

export interface Caller {
  user: UserRow
  session: SessionRow
}

/** Returns the sender of a request. Throws an ApiError for a bad token, a banned user and an ended session. */
export async function callerOf({ req }: Context, { keys, accounts, sessions, clock }: Services): Promise<Caller> {
  const token = /^Bearer (.+)$/i.exec(req.header('authorization') ?? '')?.[1]
  if (!token) throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await keys.verify(token, clock())
  const user = await accounts.byId(claims.sub)
  if (!user) throw new ApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (isBanned(user, clock())) throw userBanned(403)
  const session = await sessions.byId(claims.session_id)
  if (!session) throw new ApiError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { user, session }
}

/** The page that a mail's link leads to: `redirect_to` when it is on this machine, else the site's root. */
export function pageOf({ req }: Context): string {
  const target = req.query('redirect_to') ?? ''
  return isLoopbackUrl(target) ? target : new URL(req.url).origin
}

/** Throws an ApiError when the last mail of the kind was sent too recently. */
export function checkFrequency(sentAt: string | null, { clock, mailEvery }: Services): void {
  if (sentAt === null) return
  const left = mailEvery - (clock().getTime() - Date.parse(sentAt)) / 1000
  if (left > 0) throw tooSoon(Math.ceil(left))
}

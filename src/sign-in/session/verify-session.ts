// Verifies that a session was issued by the project: by its published keys where it signs with them, by asking it otherwise.
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import type { SiteBackend } from '../../site/model.ts'
import { accessTokenClaims, headerOf } from './access-token.ts'
import { failureOf } from './failures.ts'
import type { Failure } from './texts.ts'

/** Seconds the visitor's clock may be off before the page warns. */
const clockTolerance = 120

/** Returns why the session cannot be trusted; undefined when it can. */
export async function verifySession(
  auth: SupabaseClient['auth'],
  { url }: SiteBackend,
  { access_token: token }: Session,
): Promise<Failure | undefined> {
  const { alg = '', kid } = headerOf(token)
  if (alg.startsWith('HS')) return failed(await auth.getClaims(token, { allowExpired: true }))
  const answer = await fetch(`${url || location.origin}/auth/v1/.well-known/jwks.json`).catch(() => undefined)
  if (!answer) return 'offline'
  if (answer.status >= 500) return 'unavailable'
  const { keys = [] } = (await answer.json().catch(() => ({}))) as { keys?: (JsonWebKey & { kid?: string })[] }
  if (!keys.some((key) => key.kid === kid)) return 'no-keys'
  // Expiry is ignored here: a wrong clock must not look like a forged token.
  return failed(await auth.getClaims(token, { allowExpired: true, jwks: { keys: keys as never } })) // The library's own type.
}

const failed = ({ error }: { error: unknown }): Failure | undefined => (error ? failureOf(error) : undefined)

/** Whether the clock here differs from the clock that has just signed the token. */
export function isClockWrong({ access_token: token }: Session, now: number): boolean {
  const { iat } = accessTokenClaims(token)
  return iat !== undefined && Math.abs(now / 1000 - iat) > clockTolerance
}

// Sessions and their tokens: a short-lived signed access token, and a refresh token that works once and names its successor.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../src/backend/database/database.ts'
import { type Accounts, rows, type UserRow } from './accounts.ts'
import { ApiError } from './api-error.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Seconds until an access token expires. */
const lifetime = 3600
/** Milliseconds for which a used refresh token is still accepted: for two tabs, or a response that got lost. */
const reuseWindow = 10_000

export interface SessionRow {
  id: string
  user_id: string
  factor_id: string | null
  aal: 'aal1' | 'aal2'
  amr: { method: string; timestamp: number }[]
  created_at: string
}

interface TokenRow {
  id: number
  token: string
  parent: string | null
  session_id: string
  revoked: boolean
  updated_at: string
}

export type Scope = 'global' | 'local' | 'others'

export interface Sessions {
  begin(user: UserRow, method: string): Promise<Record<string, unknown>>
  /** Raises a session to level aal2 and returns its new tokens. */
  raise(session: SessionRow, user: UserRow, factorId: string): Promise<Record<string, unknown>>
  refresh(token: unknown): Promise<Record<string, unknown>>
  byId(id: string): Promise<SessionRow | undefined>
  end(session: SessionRow, scope: Scope): Promise<void>
}

export interface SessionServices {
  database: Database
  accounts: Accounts
  keys: SigningKeys
  clock: () => Date
  /** The `iss` claim of access tokens. */
  issuer: string
}

export function openSessions({ database, accounts, keys, clock, issuer }: SessionServices): Sessions {
  const now = () => clock().toISOString()
  const byId = async (id: string) =>
    (await rows<SessionRow>(database, 'auth.sessions t where t.id::text = $1', [id]))[0]

  async function newToken(sessionId: string, parent: string | null): Promise<string> {
    const token = randomBytes(16).toString('base64url')
    await database.query(
      `insert into auth.refresh_tokens (token, parent, session_id, created_at, updated_at)
       values ($1, $2, $3, $4, $4)`,
      [token, parent, sessionId, now()],
    )
    return token
  }

  async function tokensOf(session: SessionRow, user: UserRow, refreshToken: string): Promise<Record<string, unknown>> {
    const json = await accounts.toJson(user)
    const at = clock()
    const claims = {
      iss: issuer,
      sub: user.id,
      aud: 'authenticated',
      email: user.email,
      phone: '',
      app_metadata: user.raw_app_meta_data,
      user_metadata: user.raw_user_meta_data,
      role: 'authenticated',
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    }
    return {
      access_token: await keys.sign(claims, at, lifetime),
      token_type: 'bearer',
      expires_in: lifetime,
      expires_at: Math.floor(at.getTime() / 1000) + lifetime,
      refresh_token: refreshToken,
      user: json,
    }
  }

  async function currentToken(sessionId: string): Promise<TokenRow | undefined> {
    const found = await rows<TokenRow>(
      database,
      'auth.refresh_tokens t where t.session_id = $1 and not t.revoked order by t.id desc limit 1',
      [sessionId],
    )
    return found[0]
  }

  const revoke = (condition: string, value: string) =>
    database.query(
      `update auth.refresh_tokens set revoked = true, updated_at = $2 where not revoked and ${condition}`,
      [value, now()],
    )

  const amrEntry = (method: string) => ({ method, timestamp: Math.floor(clock().getTime() / 1000) })

  return {
    byId,
    async begin(user, method) {
      const id = randomUUID()
      await database.query(
        `insert into auth.sessions (id, user_id, aal, amr, created_at, updated_at) values ($1, $2, 'aal1', $3, $4, $4)`,
        [id, user.id, JSON.stringify([amrEntry(method)]), now()],
      )
      const signedIn = await accounts.change(user.id, { last_sign_in_at: now() })
      await database.query(
        `update auth.identities set last_sign_in_at = $2 where user_id = $1 and provider = 'email'`,
        [user.id, now()],
      )
      return tokensOf((await byId(id)) as SessionRow, signedIn, await newToken(id, null)) // It was inserted just now.
    },
    async raise(session, user, factorId) {
      const amr = [...session.amr.filter(({ method }) => method !== 'totp'), amrEntry('totp')]
      await database.query(
        `update auth.sessions set aal = 'aal2', amr = $2, factor_id = $3, updated_at = $4 where id = $1`,
        [session.id, JSON.stringify(amr), factorId, now()],
      )
      const parent = await currentToken(session.id)
      await revoke('session_id::text = $1', session.id)
      const token = await newToken(session.id, parent?.token ?? null)
      return tokensOf({ ...session, amr, aal: 'aal2' }, user, token)
    },
    async refresh(given) {
      if (typeof given !== 'string' || !given) throw new ApiError(400, 'validation_failed', 'refresh_token required')
      const [token] = await rows<TokenRow>(database, 'auth.refresh_tokens t where t.token = $1', [given])
      const session = token && (await byId(token.session_id))
      const user = session && (await accounts.byId(session.user_id))
      if (!token || !session || !user)
        throw new ApiError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
      if (isBanned(user, clock())) throw new ApiError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
      if (token.revoked) {
        const current = await currentToken(session.id)
        // The successor was never used: most likely the response with it got lost.
        if (current?.parent === given) return tokensOf(session, user, current.token)
        if (clock().getTime() - Date.parse(token.updated_at) > reuseWindow) {
          // An old token in use may be stolen, so all tokens of the session are revoked.
          await revoke('session_id::text = $1', session.id)
          throw new ApiError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
        }
      }
      await revoke('token = $1', given)
      await database.query('update auth.sessions set updated_at = $2 where id = $1', [session.id, now()])
      return tokensOf(session, user, await newToken(session.id, given))
    },
    async end({ id, user_id }, scope) {
      const condition = {
        global: 'user_id = $2',
        local: 'user_id = $2 and id = $1',
        others: 'user_id = $2 and id <> $1',
      }
      await database.query(`delete from auth.sessions where ${condition[scope]} and $1::uuid is not null`, [
        id,
        user_id,
      ])
    },
  }
}

export const isBanned = ({ banned_until }: UserRow, at: Date) =>
  banned_until !== null && Date.parse(banned_until) > at.getTime()

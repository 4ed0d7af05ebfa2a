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
  token: string
  parent: string | null
  session_id: string
  revoked: boolean
  updated_at: string
}

const endConditions = {
  global: 'user_id = $2',
  local: 'user_id = $2 and id = $1',
  others: 'user_id = $2 and id <> $1',
}
export type SessionScope = keyof typeof endConditions

export interface SessionServices {
  database: Database
  accounts: Accounts
  keys: SigningKeys
  clock: () => Date
  /** The `iss` claim of access tokens. */
  issuer: string
}

export class Sessions {
  constructor(private readonly services: SessionServices) {}

  async byId(id: string): Promise<SessionRow | undefined> {
    return (await rows<SessionRow>(this.services.database, 'auth.sessions t where t.id::text = $1', [id]))[0]
  }

  /** Starts a session and returns its tokens. */
  async begin(user: UserRow, method: string): Promise<Record<string, unknown>> {
    const { database, accounts } = this.services
    const id = randomUUID()
    await database.query(
      `insert into auth.sessions (id, user_id, aal, amr, created_at, updated_at) values ($1, $2, 'aal1', $3, $4, $4)`,
      [id, user.id, JSON.stringify([this.amrEntry(method)]), this.now()],
    )
    const signedIn = await accounts.change(user.id, { last_sign_in_at: this.now() })
    await database.query(`update auth.identities set last_sign_in_at = $2 where user_id = $1 and provider = 'email'`, [
      user.id,
      this.now(),
    ])
    // The session was inserted just now.
    return this.tokensOf((await this.byId(id)) as SessionRow, signedIn, await this.newToken(id, null))
  }

  /** Raises a session to level aal2 and returns its new tokens. */
  async raise(session: SessionRow, user: UserRow, factorId: string): Promise<Record<string, unknown>> {
    const amr = [...session.amr.filter(({ method }) => method !== 'totp'), this.amrEntry('totp')]
    await this.services.database.query(
      `update auth.sessions set aal = 'aal2', amr = $2, factor_id = $3, updated_at = $4 where id = $1`,
      [session.id, JSON.stringify(amr), factorId, this.now()],
    )
    const parent = await this.currentToken(session.id)
    await this.revoke('session_id::text = $1', session.id)
    const token = await this.newToken(session.id, parent?.token ?? null)
    return this.tokensOf({ ...session, amr, aal: 'aal2' }, user, token)
  }

  /** Exchanges a refresh token for new tokens. Throws an ApiError for one that is unknown or was used before. */
  async refresh(given: unknown): Promise<Record<string, unknown>> {
    const { database, accounts, clock } = this.services
    if (typeof given !== 'string' || !given) throw new ApiError(400, 'validation_failed', 'refresh_token required')
    const [token] = await rows<TokenRow>(database, 'auth.refresh_tokens t where t.token = $1', [given])
    const session = token && (await this.byId(token.session_id))
    const user = session && (await accounts.byId(session.user_id))
    if (!token || !session || !user)
      throw new ApiError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    if (isBanned(user, clock())) throw new ApiError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
    if (token.revoked) {
      const current = await this.currentToken(session.id)
      // The successor was never used: most likely the response with it got lost.
      if (current?.parent === given) return this.tokensOf(session, user, current.token)
      await this.checkReuse(token)
    }
    await this.revoke('token = $1', given)
    await database.query('update auth.sessions set updated_at = $2 where id = $1', [session.id, this.now()])
    return this.tokensOf(session, user, await this.newToken(session.id, given))
  }

  async end({ id, user_id }: SessionRow, scope: SessionScope): Promise<void> {
    const condition = endConditions[scope]
    await this.services.database.query(`delete from auth.sessions where ${condition} and $1::uuid is not null`, [
      id,
      user_id,
    ])
  }

  /** An old token in use may be stolen, so all tokens of the session are revoked. */
  private async checkReuse({ session_id, updated_at }: TokenRow): Promise<void> {
    if (this.services.clock().getTime() - Date.parse(updated_at) <= reuseWindow) return
    await this.revoke('session_id::text = $1', session_id)
    throw new ApiError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }

  private async newToken(sessionId: string, parent: string | null): Promise<string> {
    const token = randomBytes(16).toString('base64url')
    await this.services.database.query(
      `insert into auth.refresh_tokens (token, parent, session_id, created_at, updated_at)
       values ($1, $2, $3, $4, $4)`,
      [token, parent, sessionId, this.now()],
    )
    return token
  }

  private async currentToken(sessionId: string): Promise<TokenRow | undefined> {
    const from = 'auth.refresh_tokens t where t.session_id = $1 and not t.revoked order by t.id desc limit 1'
    return (await rows<TokenRow>(this.services.database, from, [sessionId]))[0]
  }

  private revoke(condition: string, value: string): Promise<unknown> {
    return this.services.database.query(
      `update auth.refresh_tokens set revoked = true, updated_at = $2 where not revoked and ${condition}`,
      [value, this.now()],
    )
  }

  private async tokensOf(session: SessionRow, user: UserRow, refreshToken: string): Promise<Record<string, unknown>> {
    const { accounts, keys, clock, issuer } = this.services
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
      user: await accounts.toJson(user),
    }
  }

  private amrEntry(method: string) {
    return { method, timestamp: Math.floor(this.services.clock().getTime() / 1000) }
  }

  private now(): string {
    return this.services.clock().toISOString()
  }
}

export const isBanned = ({ banned_until }: UserRow, at: Date) =>
  banned_until !== null && Date.parse(banned_until) > at.getTime()

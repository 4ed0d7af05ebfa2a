// PKCE codes of links: only the browser that requested a link has the verifier that redeems its code.
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../src/backend/database/database.ts'
import { rows } from './accounts.ts'
import { ApiError, invalid } from './api-error.ts'

/** Seconds a page has to redeem the code after the link was followed. */
const lifetime = 300

export type Method = 'magiclink' | 'recovery' | 'email_change'

interface FlowRow {
  id: string
  user_id: string
  authentication_method: Method
  auth_code: string
  code_challenge: string
  code_challenge_method: string
  issued_at: string | null
}

export interface Challenge {
  code_challenge?: unknown
  code_challenge_method?: unknown
}

export class PkceFlows {
  constructor(
    private readonly database: Database,
    private readonly clock: () => Date,
  ) {}

  /** Stores the challenge sent with the request for a link. Returns false when there is none. */
  async begin(
    userId: string,
    method: Method,
    { code_challenge: challenge, code_challenge_method: how }: Challenge,
  ): Promise<boolean> {
    if (!challenge && !how) return false
    if (typeof challenge !== 'string' || typeof how !== 'string')
      throw invalid('PKCE flow requires code_challenge_method and code_challenge')
    if (challenge.length < 43 || challenge.length > 128 || !/^[A-Za-z0-9._~-]+$/.test(challenge))
      throw invalid('code challenge has to be between 43 and 128 unreserved characters')
    if (!/^(s256|plain)$/i.test(how)) throw invalid('unsupported code_challenge_method')
    await this.database.query(
      `insert into auth.flow_state (id, user_id, authentication_method, auth_code, code_challenge, code_challenge_method, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [randomUUID(), userId, method, randomUUID(), challenge, how.toLowerCase(), this.clock().toISOString()],
    )
    return true
  }

  /** Returns the code for the page once the link was followed; undefined when no challenge was stored. */
  async codeFor(userId: string, method: Method): Promise<string | undefined> {
    const [flow] = await rows<FlowRow>(
      this.database,
      'auth.flow_state t where t.user_id = $1 and t.authentication_method = $2 order by t.created_at desc limit 1',
      [userId, method],
    )
    if (!flow) return undefined
    await this.database.query('update auth.flow_state set issued_at = $2 where id = $1', [
      flow.id,
      this.clock().toISOString(),
    ])
    return flow.auth_code
  }

  /** Uses a code up and returns its owner. Throws an ApiError when the code or the verifier is wrong. */
  async redeem(code: unknown, verifier: unknown): Promise<{ userId: string; method: Method }> {
    if (typeof code !== 'string' || typeof verifier !== 'string' || !code || !verifier)
      throw invalid('invalid request: both auth code and code verifier should be non-empty')
    const [flow] = await rows<FlowRow>(this.database, 'auth.flow_state t where t.auth_code = $1', [code])
    if (!flow?.issued_at)
      throw new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    if (this.clock().getTime() - Date.parse(flow.issued_at) > lifetime * 1000)
      throw new ApiError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    if (!matchesChallenge(flow, verifier))
      throw new ApiError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
    await this.database.query('delete from auth.flow_state where id = $1', [flow.id])
    return { userId: flow.user_id, method: flow.authentication_method }
  }
}

function matchesChallenge({ code_challenge, code_challenge_method }: FlowRow, verifier: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const challenge = code_challenge_method === 'plain' ? verifier : digest(verifier).toString('base64url')
  return timingSafeEqual(digest(challenge), digest(code_challenge))
}

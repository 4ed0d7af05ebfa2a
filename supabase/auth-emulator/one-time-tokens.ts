// Tokens that work once, as codes and in links: stored as hashes, one of each type for a user, deleted when used or expired.
import { createHash, randomInt } from 'node:crypto'
import type { Database } from '../../src/backend/database/database.ts'
import { rows } from './accounts.ts'

export type TokenType = 'recovery' | 'confirmation' | 'email_change_current' | 'email_change_new' | 'reauthentication'

/** Seconds. */
const lifetime = 3600
/** Marks a token whose link returns a code that only the requesting browser can redeem. */
export const pkcePrefix = 'pkce_'

export interface Issued {
  /** The code that a person types. */
  code: string
  /** The token in a link. */
  hash: string
}

interface TokenRow {
  user_id: string
  token_type: TokenType
  created_at: string
}

/** The hash includes the e-mail address, so that a code is valid for the address it was sent to only. */
const hashOf = (email: string, code: string) =>
  createHash('sha224')
    .update(email + code)
    .digest('hex')

interface TokenOwner {
  userId: string
  type: TokenType
}

export class OneTimeTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: () => Date,
  ) {}

  /** Issues a token and replaces an earlier one of the type. */
  async issue(userId: string, type: TokenType, email: string, pkce: boolean): Promise<Issued> {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const hash = (pkce ? pkcePrefix : '') + hashOf(email, code)
    await this.database.query(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, created_at) values ($1, $2, $3, $4)
       on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
      [userId, type, hash, this.clock().toISOString()],
    )
    return { code, hash }
  }

  /** Returns the owner and type of a link's token, without using it; undefined when it is unknown or expired. */
  async byHash(hash: string, types: readonly TokenType[]): Promise<TokenOwner | undefined> {
    const [found] = await rows<TokenRow>(this.database, 'auth.one_time_tokens t where t.token_hash = $1', [hash])
    if (!found || !types.includes(found.token_type)) return undefined
    const age = this.clock().getTime() - Date.parse(found.created_at)
    return age > lifetime * 1000 ? undefined : { userId: found.user_id, type: found.token_type }
  }

  async byCode(email: string, code: string, types: readonly TokenType[]): Promise<TokenOwner | undefined> {
    const hash = hashOf(email, code)
    return (await this.byHash(hash, types)) ?? (await this.byHash(pkcePrefix + hash, types))
  }

  async use(userId: string, type: TokenType): Promise<void> {
    await this.database.query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [userId, type])
  }
}

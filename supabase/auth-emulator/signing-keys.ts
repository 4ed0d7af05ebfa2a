// The key that signs access tokens: ES256, made on first use and kept with the accounts.
import { randomUUID } from 'node:crypto'
import { type CryptoKey, errors, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../src/backend/database/database.ts'
import { ApiError } from './api-error.ts'

export interface Claims {
  sub: string
  session_id: string
  aal: string
  [claim: string]: unknown
}

export interface SigningKeys {
  /** `seconds` until the token expires. */
  sign(claims: Record<string, unknown>, now: Date, seconds: number): Promise<string>
  /** Throws an ApiError for anything but a token of ours that is still good. */
  verify(token: string, now: Date): Promise<Claims>
  /** The public half, as `/.well-known/jwks.json` shows it. */
  published: { keys: JWK[] }
}

export async function openSigningKeys(database: Database): Promise<SigningKeys> {
  const jwk = (await stored(database)) ?? (await make(database))
  const { d: _private, ...open } = jwk
  const secret = (await importJWK(jwk, 'ES256')) as CryptoKey
  const known = (await importJWK(open, 'ES256')) as CryptoKey
  return {
    published: { keys: [{ ...open, alg: 'ES256', use: 'sig', key_ops: ['verify'] }] },
    sign: (claims, now, seconds) => {
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: jwk.kid, typ: 'JWT' })
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(secret)
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify<Claims>(token, known, {
          algorithms: ['ES256'],
          audience: 'authenticated',
          currentDate: now,
          requiredClaims: ['sub', 'session_id', 'exp'],
        })
        return payload
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
        throw new ApiError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
      }
    },
  }
}

async function stored(database: Database): Promise<JWK | undefined> {
  const rows = await database.query<{ key: string }>(
    'select private_jwk::text as key from auth.signing_keys order by created_at desc limit 1',
  )
  return rows[0] && (JSON.parse(rows[0].key) as JWK)
}

async function make(database: Database): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID() }
  await database.query('insert into auth.signing_keys (kid, private_jwk) values ($1, $2)', [
    jwk.kid,
    JSON.stringify(jwk),
  ])
  return jwk
}

// The key that signs access tokens: ES256, created on first use and stored with the accounts.
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

export type SigningKeys = Awaited<ReturnType<typeof openSigningKeys>>

export async function openSigningKeys(database: Database) {
  const jwk = (await storedKey(database)) ?? (await createKey(database))
  const { d: _private, ...publicJwk } = jwk
  const privateKey = (await importJWK(jwk, 'ES256')) as CryptoKey
  const publicKey = (await importJWK(publicJwk, 'ES256')) as CryptoKey
  return {
    /** The public key, as `/.well-known/jwks.json` publishes it. */
    published: { keys: [{ ...publicJwk, alg: 'ES256', use: 'sig', key_ops: ['verify'] }] },
    /** Signs an access token that expires after `seconds`. */
    sign(claims: Record<string, unknown>, now: Date, seconds: number): Promise<string> {
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: jwk.kid, typ: 'JWT' })
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(privateKey)
    },
    /** Returns the claims of a valid access token. Throws an ApiError for any other. */
    async verify(token: string, now: Date): Promise<Claims> {
      try {
        const { payload } = await jwtVerify<Claims>(token, publicKey, {
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

async function storedKey(database: Database): Promise<JWK | undefined> {
  const rows = await database.query<{ key: string }>(
    'select private_jwk::text as key from auth.signing_keys order by created_at desc limit 1',
  )
  return rows[0] && (JSON.parse(rows[0].key) as JWK)
}

async function createKey(database: Database): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID() }
  await database.query('insert into auth.signing_keys (kid, private_jwk) values ($1, $2)', [
    jwk.kid,
    JSON.stringify(jwk),
  ])
  return jwk
}

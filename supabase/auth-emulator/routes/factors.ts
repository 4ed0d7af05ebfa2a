import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Parameter } from '../../../src/backend/database/database.ts'
import { type FactorRow, rows } from '../accounts.ts'
import { ApiError, invalid } from '../api-error.ts'
import { type Body, type Caller, callerOf, jsonBody, textIn } from '../request.ts'
import type { Services } from '../services.ts'

const maxFactors = 10
/** Seconds. */
const challengeLifetime = 300

interface ChallengeRow {
  id: string
  created_at: string
  verified_at: string | null
}

const totpOf = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** Draws the QR code as black modules without background, like Supabase Auth: the page must put white behind it. */
function pictureOf(uri: string): string {
  const { data, size } = encode(uri, { border: 4 })
  const at = (x: number, y: number) => `<rect x="${x}" y="${y}" width="1" height="1" style="fill:black;stroke:none"/>`
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [at(x, y)] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${modules.join('')}</svg>`
}

/** The second factor: `POST /factors`, `/factors/:id/challenge`, `/factors/:id/verify`, `DELETE /factors/:id`. */
export function factorRoutes(app: Hono, services: Services): void {
  const factors = new Factors(services)
  app.post('/factors', async (context) => {
    const caller = await callerOf(context, services)
    return context.json(await factors.enroll(caller, await jsonBody(context), new URL(context.req.url).host))
  })
  app.post('/factors/:id/challenge', async (context) => context.json(await factors.challenge(await ownFactor(context))))
  app.post('/factors/:id/verify', async (context) => {
    const owner = await ownFactor(context)
    return context.json(await factors.verify(owner, await jsonBody(context)))
  })
  app.delete('/factors/:id', async (context) => context.json(await factors.remove(await ownFactor(context))))

  async function ownFactor(context: Context): Promise<FactorOwner> {
    const caller = await callerOf(context, services)
    const own = await services.accounts.factors(caller.user.id)
    const factor = own.find(({ id }) => id === context.req.param('id'))
    if (!factor) throw new ApiError(404, 'mfa_factor_not_found', 'Factor not found')
    return { ...caller, factor }
  }
}

interface FactorOwner extends Caller {
  factor: FactorRow
}

/** Factor type → name in the message that refuses it. */
const disabledTypes = new Map([
  ['phone', 'Phone'],
  ['webauthn', 'WebAuthn'],
])

class Factors {
  constructor(private readonly services: Services) {}

  async enroll({ user, session }: Caller, body: Body, host: string) {
    const type = textIn(body, 'factor_type')
    const disabled = disabledTypes.get(type)
    if (disabled) throw new ApiError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${disabled}`)
    if (type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn')
    const name = textIn(body, 'friendly_name')
    checkEnrollment(await this.services.accounts.factors(user.id), name, session.aal)
    const id = randomUUID()
    const secret = new Secret({ size: 20 }).base32
    const uri = totpOf(secret, textIn(body, 'issuer') || host, user.email).toString()
    await this.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
      ...[id, user.id, name || null, secret, this.now()],
    )
    return { id, type: 'totp', friendly_name: name, totp: { qr_code: pictureOf(uri), secret, uri } }
  }

  async challenge({ factor }: FactorOwner) {
    const id = randomUUID()
    const insert = 'insert into auth.mfa_challenges (id, factor_id, created_at) values ($1, $2, $3)'
    await this.query(insert, id, factor.id, this.now())
    return { id, type: 'totp', expires_at: Math.floor(this.services.clock().getTime() / 1000) + challengeLifetime }
  }

  /** Raises the session, and ends those without the second factor. */
  async verify({ user, session, factor }: FactorOwner, body: Body) {
    const { accounts, sessions, attempt } = this.services
    const code = textIn(body, 'code')
    if (!code) throw invalid('Code needs to be non-empty')
    attempt(`factor ${factor.id}`)
    const { id } = await this.openChallenge(factor, textIn(body, 'challenge_id'))
    if (!this.isCodeOf(factor, code)) throw new ApiError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    await this.query('update auth.mfa_challenges set verified_at = $2 where id = $1', id, this.now())
    const verified = `update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`
    await this.query(verified, factor.id, this.now())
    const answer = await sessions.raise(session, user, factor.id)
    await this.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, user.id)
    await this.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, user.id)
    return { ...answer, user: await accounts.toJson(user) }
  }

  async remove({ session, factor }: FactorOwner) {
    if (factor.status === 'verified' && session.aal === 'aal1')
      throw new ApiError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    await this.query(
      `update auth.sessions set aal = 'aal1', factor_id = null, amr = (
         select coalesce(jsonb_agg(claim), '[]') from jsonb_array_elements(amr) claim where claim ->> 'method' <> 'totp'
       ) where factor_id = $1`,
      factor.id,
    )
    await this.query('delete from auth.mfa_factors where id = $1', factor.id)
    return { id: factor.id }
  }

  /** Returns a challenge of the factor that is neither used nor expired. */
  private async openChallenge(factor: FactorRow, id: string): Promise<ChallengeRow> {
    const { database, clock } = this.services
    const from = 'auth.mfa_challenges t where t.id::text = $1 and t.factor_id::text = $2'
    const [challenge] = await rows<ChallengeRow>(database, from, [id, factor.id])
    if (!challenge)
      throw new ApiError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
    if (challenge.verified_at)
      throw new ApiError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
    const advice = 'verify against another challenge or create a new challenge.'
    if (clock().getTime() - Date.parse(challenge.created_at) > challengeLifetime * 1000)
      throw new ApiError(422, 'mfa_challenge_expired', `MFA challenge ${challenge.id} has expired, ${advice}`)
    return challenge
  }

  /** Accepts codes of a clock that is up to 30 seconds off. */
  private isCodeOf({ secret }: FactorRow, token: string): boolean {
    return totpOf(secret, '', '').validate({ token, timestamp: this.services.clock().getTime(), window: 1 }) !== null
  }

  private query(sql: string, ...parameters: Parameter[]): Promise<unknown> {
    return this.services.database.query(sql, parameters)
  }

  private now(): string {
    return this.services.clock().toISOString()
  }
}

function checkEnrollment(factors: readonly FactorRow[], name: string, level: string): void {
  if (factors.some(({ friendly_name }) => (friendly_name ?? '') === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`
    throw new ApiError(422, 'mfa_factor_name_conflict', message)
  }
  const tooMany = 'Maximum number of verified factors reached, unenroll to continue'
  if (factors.length >= maxFactors) throw new ApiError(422, 'too_many_enrolled_mfa_factors', tooMany)
  if (level === 'aal1' && factors.some(({ status }) => status === 'verified'))
    throw new ApiError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}

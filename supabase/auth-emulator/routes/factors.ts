import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { type FactorRow, rows } from '../accounts.ts'
import { ApiError, invalid } from '../api-error.ts'
import { bodyOf, type Caller, callerOf, textIn } from '../request.ts'
import type { Services } from '../services.ts'

const maxFactors = 10
/** Seconds. */
const challengeLifetime = 300

interface ChallengeRow {
  id: string
  factor_id: string
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
  const { database, accounts, sessions, clock, attempt } = services
  const now = () => clock().toISOString()

  app.post('/factors', async (context) => {
    const { user, session } = await callerOf(context, services)
    const body = await bodyOf(context)
    const type = textIn(body, 'factor_type')
    if (type === 'phone') throw new ApiError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    if (type === 'webauthn')
      throw new ApiError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
    if (type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn')
    const factors = await accounts.factors(user.id)
    const name = textIn(body, 'friendly_name')
    if (factors.some(({ friendly_name }) => (friendly_name ?? '') === name))
      throw new ApiError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" for this user already exists`,
      )
    const verified = factors.filter(({ status }) => status === 'verified')
    if (factors.length >= maxFactors)
      throw new ApiError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      )
    if (verified.length > 0 && session.aal === 'aal1')
      throw new ApiError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    const id = randomUUID()
    const secret = new Secret({ size: 20 }).base32
    const uri = totpOf(secret, textIn(body, 'issuer') || new URL(context.req.url).host, user.email).toString()
    await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
      [id, user.id, name || null, secret, now()],
    )
    return context.json({ id, type: 'totp', friendly_name: name, totp: { qr_code: pictureOf(uri), secret, uri } })
  })

  app.post('/factors/:id/challenge', async (context) => {
    const { factor } = await ownFactor(context)
    const id = randomUUID()
    await database.query('insert into auth.mfa_challenges (id, factor_id, created_at) values ($1, $2, $3)', [
      id,
      factor.id,
      now(),
    ])
    const expires_at = Math.floor(clock().getTime() / 1000) + challengeLifetime
    return context.json({ id, type: 'totp', expires_at })
  })

  app.post('/factors/:id/verify', async (context) => {
    const { user, session, factor } = await ownFactor(context)
    const body = await bodyOf(context)
    const code = textIn(body, 'code')
    if (!code) throw invalid('Code needs to be non-empty')
    attempt(`factor ${factor.id}`)
    const challenge = await challengeOf(factor, textIn(body, 'challenge_id'))
    if (!isCodeOf(factor, code)) throw new ApiError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    await database.query('update auth.mfa_challenges set verified_at = $2 where id = $1', [challenge.id, now()])
    await database.query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [
      factor.id,
      now(),
    ])
    const answer = await sessions.raise(session, user, factor.id)
    await database.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [user.id])
    await database.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [user.id])
    return context.json({ ...answer, user: await accounts.toJson(user) })
  })

  app.delete('/factors/:id', async (context) => {
    const { session, factor } = await ownFactor(context)
    if (factor.status === 'verified' && session.aal === 'aal1')
      throw new ApiError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    await database.query(
      `update auth.sessions set aal = 'aal1', factor_id = null, amr = (
         select coalesce(jsonb_agg(claim), '[]') from jsonb_array_elements(amr) claim where claim ->> 'method' <> 'totp'
       ) where factor_id = $1`,
      [factor.id],
    )
    await database.query('delete from auth.mfa_factors where id = $1', [factor.id])
    return context.json({ id: factor.id })
  })

  async function ownFactor(context: Context): Promise<Caller & { factor: FactorRow }> {
    const caller = await callerOf(context, services)
    const factors = await accounts.factors(caller.user.id)
    const factor = factors.find(({ id }) => id === context.req.param('id'))
    if (!factor) throw new ApiError(404, 'mfa_factor_not_found', 'Factor not found')
    return { ...caller, factor }
  }

  async function challengeOf(factor: FactorRow, id: string): Promise<ChallengeRow> {
    const [challenge] = await rows<ChallengeRow>(
      database,
      'auth.mfa_challenges t where t.id::text = $1 and t.factor_id::text = $2',
      [id, factor.id],
    )
    if (!challenge)
      throw new ApiError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
    if (challenge.verified_at)
      throw new ApiError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
    if (clock().getTime() - Date.parse(challenge.created_at) > challengeLifetime * 1000)
      throw new ApiError(
        422,
        'mfa_challenge_expired',
        `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
      )
    return challenge
  }

  /** Accepts codes of a clock that is up to 30 seconds off. */
  const isCodeOf = ({ secret }: FactorRow, code: string): boolean =>
    totpOf(secret, '', '').validate({ token: code, timestamp: clock().getTime(), window: 1 }) !== null
}

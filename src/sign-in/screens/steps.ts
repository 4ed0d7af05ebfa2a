// What each screen does when its button is pressed: calls of the library, and the event that follows.
import type { AuthError, Session } from '@supabase/supabase-js'
import { type Failure, failureOf } from '../session/failures.ts'
import type { LinkType } from '../session/link.ts'
import type { SessionPlace } from '../session/session-store.ts'
import { isClockWrong, verifySession } from '../session/verify-session.ts'
import type { Backend } from '../../site/model.ts'
import type { Factor, Goal, Purpose, SignInEvent } from './flow.ts'

export type Step = (place: SessionPlace, backend: Backend) => Promise<SignInEvent>

const fail = (failure: Failure): SignInEvent => ({ kind: 'failed', failure })

export const withPassword =
  (email: string, password: string): Step =>
  async (place, backend) => {
    const { error } = await place.auth.signInWithPassword({ email, password })
    return error ? fail(failureOf(error)) : arrive('enter', true)(place, backend)
  }

/** Codes that would tell whether the address has an account: for the page, a mail was sent either way. */
const silent = [
  'otp_disabled',
  'signup_disabled',
  'user_not_found',
  'over_email_send_rate_limit',
  'email_not_confirmed',
]

async function send({ auth }: SessionPlace, email: string, purpose: Purpose): Promise<AuthError | null> {
  const page = location.origin + location.pathname
  const { error } =
    purpose === 'recovery'
      ? await auth.resetPasswordForEmail(email, { redirectTo: page })
      : await auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: page } })
  return error && silent.includes(error.code ?? '') ? null : error
}

export const askForMail =
  (email: string, purpose: Purpose): Step =>
  async (place) => {
    const error = await send(place, email, purpose)
    return error ? fail(failureOf(error)) : { kind: 'went', screen: { name: 'code', email, purpose } }
  }

export const askAgain =
  (email: string, purpose: Purpose): Step =>
  async (place) => {
    const error = await send(place, email, purpose)
    return error ? fail(failureOf(error)) : { kind: 'sent-again' }
  }

export const withCode =
  (email: string, typed: string, purpose: Purpose): Step =>
  async (place, backend) => {
    const token = typed.replace(/\s/g, '')
    const { error } = await place.auth.verifyOtp({ email, token, type: purpose === 'recovery' ? 'recovery' : 'email' })
    return error ? fail(failureOf(error)) : arrive(goalOf(purpose), true)(place, backend)
  }

const goalOf = (purpose: string | null | undefined): Goal => (purpose === 'recovery' ? 'new-password' : 'enter')

/** A typed code that is refused may be mistyped; a link that is refused has had its day. */
const failureOfLink = (error: unknown): Failure => {
  const failure = failureOf(error)
  return failure === 'wrong-code' ? 'expired-link' : failure
}

export const withToken =
  (hash: string, type: LinkType): Step =>
  async (place, backend) => {
    const { data, error } = await place.auth.verifyOtp({ token_hash: hash, type })
    if (error) return fail(failureOfLink(error))
    if (!data.session) return { kind: 'went', screen: { name: 'half' } }
    return arrive(goalOf(type), true)(place, backend)
  }

export const withLinkCode =
  (code: string): Step =>
  async (place, backend) => {
    const { data, error } = await place.auth.exchangeCodeForSession(code)
    if (error) return fail(failureOfLink(error))
    // The library knows what the mail was asked for; its types do not tell.
    const { redirectType } = data as { redirectType?: string | null }
    return arrive(goalOf(redirectType), true)(place, backend)
  }

export const withFactor =
  (factorId: string, typed: string, goal: Goal): Step =>
  async (place, backend) => {
    const { error } = await place.auth.mfa.challengeAndVerify({ factorId, code: typed.replace(/\s/g, '') })
    return error ? fail(failureOf(error)) : arrive(goal, true)(place, backend)
  }

export const withNewPassword =
  (password: string): Step =>
  async (place, backend) => {
    const { error } = await place.auth.updateUser({ password })
    return error ? fail(failureOf(error)) : arrive('enter', true)(place, backend)
  }

export const leave: Step = async (place) => {
  const { error } = await place.signOut('local')
  return error ? fail(failureOf(error)) : { kind: 'went', screen: { name: 'password' } }
}

/** Where a session leads: nowhere when it is not genuine, to the second factor when there is one, else on. */
export const arrive =
  (goal: Goal, fresh: boolean): Step =>
  async (place, backend) => {
    const { data, error } = await place.auth.getSession()
    if (error) return fail(failureOf(error))
    if (!data.session) return fail('no-session')
    const failure = await verifySession(place.auth, backend, data.session)
    if (failure === 'bad-signature' || failure === 'no-keys') await place.drop()
    if (failure) return fail(failure)
    const levels = await place.auth.mfa.getAuthenticatorAssuranceLevel()
    if (levels.error) return fail(failureOf(levels.error))
    if (levels.data.nextLevel === 'aal2' && levels.data.currentLevel !== 'aal2')
      return { kind: 'went', screen: { name: 'factor', factors: factorsOf(data.session), goal } }
    if (goal === 'new-password') return { kind: 'went', screen: { name: 'new-password' } }
    const clockWrong = fresh && isClockWrong(data.session, Date.now())
    return { kind: 'went', screen: { name: 'done', fresh, clockWrong } }
  }

const factorsOf = ({ user }: Session): Factor[] =>
  (user.factors ?? [])
    .filter(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
    .map(({ id, friendly_name }, at) => ({ id, name: friendly_name || `${at + 1}` }))

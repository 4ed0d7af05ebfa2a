// Steps that a screen's button starts: calls to the library, and the event that results.
import type { AuthError, Session } from '@supabase/supabase-js'
import type { SiteBackend } from '../../site/model.ts'
import { failureOf } from '../session/failures.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { Failure } from '../session/texts.ts'
import { isClockWrong, verifySession } from '../session/verify-session.ts'
import type { Factor, Purpose, Screen, SignInEvent, SignInGoal } from './flow.ts'

export type SignInStep = (store: SessionStore, backend: SiteBackend) => Promise<SignInEvent>

export const fail = (failure: Failure): SignInEvent => ({ kind: 'failed', failure })

export const withPassword =
  (email: string, password: string): SignInStep =>
  async (store, backend) => {
    const { error } = await store.auth.signInWithPassword({ email, password })
    if (!error) return arrive('enter', true)(store, backend)
    const failure = failureOf(error)
    // The server reports this before it checks the password, so it would reveal which addresses have an account.
    return fail(failure === 'banned' ? 'wrong-credentials' : failure)
  }

/** Error codes that would reveal whether the address has an account: the page reports a sent mail either way. */
const hiddenErrorCodes = [
  'otp_disabled',
  'signup_disabled',
  'user_not_found',
  'over_email_send_rate_limit',
  'email_not_confirmed',
]

async function send({ auth }: SessionStore, email: string, purpose: Purpose): Promise<AuthError | null> {
  const page = location.origin + location.pathname
  let { error } =
    purpose === 'recovery'
      ? await auth.resetPasswordForEmail(email, { redirectTo: page })
      : await auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: page } })
  // An account whose address was never confirmed cannot get a sign-in mail; the confirmation mail signs in too.
  if (error?.code === 'signup_disabled')
    error = (await auth.resend({ type: 'signup', email, options: { emailRedirectTo: page } })).error
  return error && hiddenErrorCodes.includes(error.code ?? '') ? null : error
}

export const askForMail =
  (email: string, purpose: Purpose): SignInStep =>
  async (store) => {
    const error = await send(store, email, purpose)
    return error ? fail(failureOf(error)) : { kind: 'went', screen: { name: 'code', email, purpose } }
  }

export const askAgain =
  (email: string, purpose: Purpose): SignInStep =>
  async (store) => {
    const error = await send(store, email, purpose)
    return error ? fail(failureOf(error)) : { kind: 'sent-again' }
  }

export const withCode =
  (email: string, typed: string, purpose: Purpose): SignInStep =>
  async (store, backend) => {
    const token = typed.replace(/\s/g, '')
    const { error } = await store.auth.verifyOtp({ email, token, type: purpose === 'recovery' ? 'recovery' : 'email' })
    return error ? fail(failureOf(error)) : arrive(goalOf(purpose), true)(store, backend)
  }

/** An invited person has to choose a password. */
export const goalOf = (purpose: string | null | undefined): SignInGoal =>
  purpose === 'recovery' || purpose === 'invite' ? 'new-password' : 'enter'

export const done = (fresh: boolean, clockWrong: boolean): Screen => ({ name: 'done', fresh, clockWrong })

export const withFactor =
  (factorId: string, typed: string, goal: SignInGoal): SignInStep =>
  async (store, backend) => {
    const { error } = await store.auth.mfa.challengeAndVerify({ factorId, code: typed.replace(/\s/g, '') })
    return error ? fail(failureOf(error)) : arrive(goal, true)(store, backend)
  }

export const withNewPassword =
  (password: string): SignInStep =>
  async (store, backend) => {
    const { error } = await store.auth.updateUser({ password })
    return error ? fail(failureOf(error)) : arrive('enter', true)(store, backend)
  }

export const leave: SignInStep = async (store) => {
  const { error } = await store.signOut('local')
  return error ? fail(failureOf(error)) : { kind: 'went', screen: 'first' }
}

/** Verifies the session and chooses the next screen: the second factor, the new password, or the end. Drops a session that is not genuine. */
export const arrive =
  (goal: SignInGoal, fresh: boolean): SignInStep =>
  async (store, backend) => {
    const { data, error } = await store.auth.getSession()
    if (error) return fail(failureOf(error))
    if (!data.session) return fail('no-session')
    const failure = await verifySession(store.auth, backend, data.session)
    if (failure === 'bad-signature' || failure === 'no-keys') await store.drop()
    if (failure) return fail(failure)
    const levels = await store.auth.mfa.getAuthenticatorAssuranceLevel()
    if (levels.error) return fail(failureOf(levels.error))
    if (levels.data.nextLevel === 'aal2' && levels.data.currentLevel !== 'aal2')
      return { kind: 'went', screen: { name: 'factor', factors: factorsOf(data.session), goal } }
    if (goal === 'new-password') return { kind: 'went', screen: { name: 'new-password' } }
    return { kind: 'went', screen: done(fresh, fresh && isClockWrong(data.session, Date.now())) }
  }

const factorsOf = ({ user }: Session): Factor[] =>
  (user.factors ?? [])
    .filter(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
    .map(({ id, friendly_name }, at) => ({ id, name: friendly_name || `${at + 1}` }))

// Steps for links from mails: a token or a session is used on a press, a code when the page opens.
import type { SiteBackend } from '../../site/model.ts'
import { failureOf } from '../session/failures.ts'
import type { LinkTokens, LinkType } from '../session/link.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { Failure } from '../session/texts.ts'
import type { SignInEvent } from './flow.ts'
import { arrive, done, fail, goalOf, type SignInStep } from './steps.ts'

/** Failures after which the link can be tried again. */
const temporaryFailures: readonly Failure[] = ['offline', 'unavailable', 'rate-limited']

/** A refused link counts as expired, whereas a refused typed code may be mistyped. */
async function linkFailed(store: SessionStore, backend: SiteBackend, error: unknown): Promise<SignInEvent> {
  const code = failureOf(error)
  if (temporaryFailures.includes(code)) return fail(code)
  return linkRefused(code === 'wrong-code' || code === 'no-session' ? 'expired-link' : code)(store, backend)
}

/** Reports a bad link and shows what the visitor can do: sign in, or continue where they are signed in already. */
export const linkRefused =
  (failure: Failure): SignInStep =>
  async ({ auth }) => {
    const { data } = await auth.getSession()
    return { kind: 'failed', failure, screen: data.session ? done(false, false) : 'first' }
  }

export const withToken =
  (hash: string, type: LinkType): SignInStep =>
  async (store, backend) => {
    const { data, error } = await store.auth.verifyOtp({ token_hash: hash, type })
    if (error) return linkFailed(store, backend, error)
    if (!data.session) return { kind: 'went', screen: { name: 'half' } }
    return arrive(goalOf(type), true)(store, backend)
  }

export const withSession =
  (tokens: LinkTokens, type: string): SignInStep =>
  async (store, backend) => {
    const { error } = await store.auth.setSession(tokens)
    return error ? linkFailed(store, backend, error) : arrive(goalOf(type), true)(store, backend)
  }

export const withLinkCode =
  (code: string): SignInStep =>
  async (store, backend) => {
    const { data, error } = await store.auth.exchangeCodeForSession(code)
    if (error)
      return (await addressChanged(store)) ? arrive('enter', true)(store, backend) : linkFailed(store, backend, error)
    // The library returns the purpose of the mail, but its types lack it.
    const { redirectType } = data as { redirectType?: string | null }
    return arrive(goalOf(redirectType), true)(store, backend)
  }

/**
 * Whether the session's e-mail address has changed. A link that confirms a new address takes effect on the server, but by then the
 * library (auth-js 2.109) has discarded what redeems its code, so a failed exchange may still mean success.
 */
async function addressChanged({ auth }: SessionStore): Promise<boolean> {
  const { data } = await auth.getSession()
  if (!data.session) return false
  const renewed = await auth.refreshSession()
  return Boolean(renewed.data.user) && renewed.data.user?.email !== data.session.user.email
}

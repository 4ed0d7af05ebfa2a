// What using a link does: a token or a session on a press, a code when the page has come.

import type { Backend } from '../../site/model.ts'
import { type Failure, failureOf } from '../session/failures.ts'
import type { LinkTokens, LinkType } from '../session/link.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { SignInEvent } from './flow.ts'
import { arrive, done, fail, goalOf, type Step } from './steps.ts'

/** Where a press can be tried again: the link is as good as it was. */
const passing: readonly Failure[] = ['offline', 'unavailable', 'rate-limited']

/** A typed code that is refused may be mistyped; a link that is refused has had its day. */
async function linkFailed(store: SessionStore, backend: Backend, error: unknown): Promise<SignInEvent> {
  const code = failureOf(error)
  if (passing.includes(code)) return fail(code)
  return linkRefused(code === 'wrong-code' || code === 'no-session' ? 'expired-link' : code)(store, backend)
}

/** Says what is wrong with a link, beside what the visitor can do: sign in, or go on where they are signed in already. */
export const linkRefused =
  (failure: Failure): Step =>
  async ({ auth }) => {
    const { data } = await auth.getSession()
    return { kind: 'failed', failure, screen: data.session ? done(false, false) : 'first' }
  }

export const withToken =
  (hash: string, type: LinkType): Step =>
  async (store, backend) => {
    const { data, error } = await store.auth.verifyOtp({ token_hash: hash, type })
    if (error) return linkFailed(store, backend, error)
    if (!data.session) return { kind: 'went', screen: { name: 'half' } }
    return arrive(goalOf(type), true)(store, backend)
  }

export const withSession =
  (tokens: LinkTokens, type: string): Step =>
  async (store, backend) => {
    const { error } = await store.auth.setSession(tokens)
    return error ? linkFailed(store, backend, error) : arrive(goalOf(type), true)(store, backend)
  }

export const withLinkCode =
  (code: string): Step =>
  async (store, backend) => {
    const { data, error } = await store.auth.exchangeCodeForSession(code)
    if (error)
      return (await addressChanged(store)) ? arrive('enter', true)(store, backend) : linkFailed(store, backend, error)
    // The library knows the purpose of the mail; its types do not.
    const { redirectType } = data as { redirectType?: string | null }
    return arrive(goalOf(redirectType), true)(store, backend)
  }

/**
 * A link that agrees to a new address counts when it is followed, and the library has thrown away by then what redeems
 * its code (auth-js 2.109). So a code that cannot be redeemed is good news where the address has changed.
 */
async function addressChanged({ auth }: SessionStore): Promise<boolean> {
  const { data } = await auth.getSession()
  if (!data.session) return false
  const renewed = await auth.refreshSession()
  return Boolean(renewed.data.user) && renewed.data.user?.email !== data.session.user.email
}

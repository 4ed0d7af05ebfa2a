// Reads what a link from a mail has put into the page's address.
import { accessTokenClaims } from './access-token.ts'
import type { Failure } from './texts.ts'

export type SignInLink =
  | { kind: 'none' }
  /** Redeemable only in the browser that requested the mail. */
  | { kind: 'code'; code: string }
  /** Used when the visitor presses the button, because mail scanners open pages. */
  | { kind: 'token'; hash: string; type: LinkType }
  /** A complete session, from links of a project's own mail templates; also used on a press. */
  | { kind: 'session'; tokens: LinkTokens; email: string; type: string }
  /** One of the two addresses has confirmed a change of address. */
  | { kind: 'half' }
  | { kind: 'failed'; failure: Failure }

const types = ['magiclink', 'recovery', 'signup', 'invite', 'email', 'email_change'] as const
export type LinkType = (typeof types)[number]

export interface LinkTokens {
  access_token: string
  refresh_token: string
}

/** Matches addresses and storage keys for which the island is hydrated before the visitor touches it. */
export const eagerPattern = '[?#&](code|token_hash|access_token|error|error_code|message)=|sb-[^,]*-auth-token'

export function readLink({ search, hash }: Pick<Location, 'search' | 'hash'>): SignInLink {
  const values = new Map([...new URLSearchParams(hash.slice(1)), ...new URLSearchParams(search)])
  const error = values.get('error_code') ?? values.get('error')
  if (error !== undefined) return { kind: 'failed', failure: failureOfLink(error) }
  const token = values.get('token_hash')
  if (token !== undefined) {
    const type = types.find((each) => each === values.get('type'))
    return token && type ? { kind: 'token', hash: token, type } : { kind: 'failed', failure: 'invalid-link' }
  }
  if (values.has('access_token')) return sessionIn(values)
  const code = values.get('code')
  if (code !== undefined) return code ? { kind: 'code', code } : { kind: 'failed', failure: 'no-code' }
  return values.has('message') ? { kind: 'half' } : { kind: 'none' }
}

/**
 * Reads a session from the address. The sender of the link may have chosen any account, so the visitor is shown its e-mail address
 * and has to press a button; the server verifies the token then.
 */
function sessionIn(values: Map<string, string>): SignInLink {
  const tokens = { access_token: values.get('access_token') ?? '', refresh_token: values.get('refresh_token') ?? '' }
  const { email } = accessTokenClaims(tokens.access_token)
  if (typeof email !== 'string' || !email || !tokens.refresh_token) return { kind: 'failed', failure: 'invalid-link' }
  return { kind: 'session', tokens, email, type: values.get('type') ?? '' }
}

const failureOfLink = (code: string): Failure =>
  code === 'otp_expired' || code === 'flow_state_expired' || code === 'flow_state_not_found'
    ? 'expired-link'
    : code === 'over_request_rate_limit'
      ? 'rate-limited'
      : 'invalid-link'

/** Removes a link's data from the address, so that neither the history nor a reload contains it. */
export const removeLinkData = () => history.replaceState(history.state, '', location.pathname)

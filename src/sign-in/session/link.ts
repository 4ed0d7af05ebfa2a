// What the address of the page carries after a link in a mail was followed.
import { claimsOf } from './access-token.ts'
import type { Failure } from './failures.ts'

export type Link =
  | { kind: 'none' }
  /** For the browser that requested the mail. */
  | { kind: 'code'; code: string }
  /** Used when the button is pressed; mail scanners open pages, and press nothing. */
  | { kind: 'token'; hash: string; type: LinkType }
  /** A whole session, as links of a project's own templates carry it; used on a press as well. */
  | { kind: 'session'; tokens: LinkTokens; email: string; type: string }
  /** Half of a change of address is done. */
  | { kind: 'half' }
  | { kind: 'failed'; failure: Failure }

const types = ['magiclink', 'recovery', 'signup', 'invite', 'email', 'email_change'] as const
export type LinkType = (typeof types)[number]

export interface LinkTokens {
  access_token: string
  refresh_token: string
}

/** Anything in the address or kept in the browser that a page must look at before it is touched. */
export const eagerPattern = '[?#&](code|token_hash|access_token|error|error_code|message)=|sb-[^,]*-auth-token'

export function readLink({ search, hash }: Pick<Location, 'search' | 'hash'>): Link {
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
 * The session in an address. It could be anybody's: the sender of the link would choose the account used here. So
 * the visitor is shown whose it is and has to press; the server checks the token then.
 */
function sessionIn(values: Map<string, string>): Link {
  const tokens = { access_token: values.get('access_token') ?? '', refresh_token: values.get('refresh_token') ?? '' }
  const { email } = claimsOf(tokens.access_token)
  if (typeof email !== 'string' || !email || !tokens.refresh_token) return { kind: 'failed', failure: 'invalid-link' }
  return { kind: 'session', tokens, email, type: values.get('type') ?? '' }
}

const failureOfLink = (code: string): Failure =>
  code === 'otp_expired' || code === 'flow_state_expired' || code === 'flow_state_not_found'
    ? 'expired-link'
    : code === 'over_request_rate_limit'
      ? 'rate-limited'
      : 'invalid-link'

/** Takes everything of a link out of the address, so that neither history nor a reload holds it. */
export const forgetLink = () => history.replaceState(history.state, '', location.pathname)

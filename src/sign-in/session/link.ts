// What the address of the page carries after a link in a mail was followed.
import type { Failure } from './failures.ts'

export type Link =
  | { kind: 'none' }
  /** For the browser that asked for the mail. */
  | { kind: 'code'; code: string }
  /** For whoever presses the button; scanners of mails open pages, and press nothing. */
  | { kind: 'token'; hash: string; type: LinkType }
  /** Half of a change of address is done. */
  | { kind: 'half' }
  | { kind: 'failed'; failure: Failure }

const types = ['magiclink', 'recovery', 'signup', 'invite', 'email', 'email_change'] as const
export type LinkType = (typeof types)[number]

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
  // Tokens in an address could be anybody's: whoever sends the link would choose whose account is used here.
  if (values.has('access_token')) return { kind: 'failed', failure: 'invalid-link' }
  const code = values.get('code')
  if (code !== undefined) return code ? { kind: 'code', code } : { kind: 'failed', failure: 'no-code' }
  return values.has('message') ? { kind: 'half' } : { kind: 'none' }
}

const failureOfLink = (code: string): Failure =>
  code === 'otp_expired' || code === 'flow_state_expired' || code === 'flow_state_not_found'
    ? 'expired-link'
    : code === 'over_request_rate_limit'
      ? 'rate-limited'
      : 'invalid-link'

/** Takes everything of a link out of the address, so that neither history nor a reload holds it. */
export const forgetLink = () => history.replaceState(history.state, '', location.pathname)

// The reasons why signing in, or an action of a signed-in visitor, failed.
import type { Failure } from './texts.ts'

const byCode: Record<string, Failure> = {
  invalid_credentials: 'wrong-credentials',
  // The server sends this only with the right password, so it reveals nothing to others.
  email_not_confirmed: 'unconfirmed',
  user_banned: 'banned',
  otp_expired: 'wrong-code',
  mfa_verification_failed: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  mfa_ip_address_mismatch: 'wrong-code',
  reauthentication_not_valid: 'wrong-code',
  flow_state_not_found: 'expired-link',
  flow_state_expired: 'expired-link',
  bad_code_verifier: 'other-browser',
  pkce_code_verifier_not_found: 'other-browser',
  session_not_found: 'no-session',
  session_expired: 'no-session',
  refresh_token_not_found: 'no-session',
  refresh_token_already_used: 'no-session',
  user_not_found: 'no-session',
  no_authorization: 'no-session',
  bad_jwt: 'no-session',
  over_request_rate_limit: 'rate-limited',
  over_email_send_rate_limit: 'rate-limited',
  weak_password: 'weak-password',
  same_password: 'same-password',
  current_password_required: 'current-password',
  current_password_invalid: 'wrong-current-password',
  // The address belongs to another account, which must not be revealed.
  email_exists: 'email-refused',
  email_address_invalid: 'email-refused',
  email_address_not_authorized: 'email-refused',
  reauthentication_needed: 'reauthenticate',
  insufficient_aal: 'second-factor',
  mfa_factor_name_conflict: 'factor-name',
  too_many_enrolled_mfa_factors: 'factor-limit',
  single_identity_not_deletable: 'last-identity',
  manual_linking_disabled: 'last-identity',
  validation_failed: 'invalid-input',
}

/** Errors that are recognised by their message, because their code is missing or too general (`validation_failed`). */
const bySentence: [RegExp, Failure][] = [
  [/no browser detected/i, 'no-browser'],
  [/no code detected/i, 'no-code'],
  [/not a valid (pkce|implicit)|no session defined in url/i, 'invalid-link'],
  [/jwks|key set|no signing key/i, 'no-keys'],
  [/invalid jwt signature/i, 'bad-signature'],
  [/jwt has expired|issued in the future/i, 'wrong-clock'],
  [/session missing/i, 'no-session'],
  [/password can ?not be longer/i, 'long-password'],
  [/unable to validate email address/i, 'invalid-email'],
]

interface ErrorShape {
  name?: unknown
  code?: unknown
  status?: unknown
  message?: unknown
}

/** Classifies any error of the library. */
export function failureOf(error: unknown): Failure {
  const { name, code, status, message } = (typeof error === 'object' && error ? error : {}) as ErrorShape
  const failure = bySentence.find(([sentence]) => sentence.test(String(message ?? '')))?.[1]
  if (failure) return failure
  if (typeof code === 'string' && Object.hasOwn(byCode, code)) return byCode[code] ?? 'unknown'
  if (name === 'AuthSessionMissingError') return 'no-session'
  if (status === 429) return 'rate-limited'
  if (name === 'AuthRetryableFetchError') return status === 0 ? 'offline' : 'unavailable'
  return 'unknown'
}

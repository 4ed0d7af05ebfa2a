import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthInvalidJwtError,
  AuthPKCEGrantCodeExchangeError,
  AuthSessionMissingError,
} from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { failureOf } from './failures.ts'
import type { Failure } from './texts.ts'
import { defaultFailures } from './texts.ts'

describe('errors of the library', () => {
  it.each<[string, unknown, Failure]>([
    ['no session', new AuthSessionMissingError(), 'no-session'],
    ['no browser detected', new AuthImplicitGrantRedirectError('No browser detected.'), 'no-browser'],
    ['no code detected', new AuthPKCEGrantCodeExchangeError('No code detected.'), 'no-code'],
    ['an invalid PKCE address', new AuthPKCEGrantCodeExchangeError('Not a valid PKCE flow url.'), 'invalid-link'],
    [
      'an invalid implicit address',
      new AuthImplicitGrantRedirectError('Not a valid implicit grant flow url.'),
      'invalid-link',
    ],
    ['an address without a session', new AuthImplicitGrantRedirectError('No session defined in URL'), 'invalid-link'],
    ['an empty key set', new AuthInvalidJwtError('JWKS is empty'), 'no-keys'],
    ['a key set without the key', new AuthInvalidJwtError('No signing key found in the JWKS'), 'no-keys'],
    ['an invalid signature', new AuthInvalidJwtError('Invalid JWT signature'), 'bad-signature'],
    ['an expired token', new AuthInvalidJwtError('JWT has expired'), 'wrong-clock'],
    ['too many requests', new AuthApiError('Request rate limit reached', 429, undefined), 'rate-limited'],
    ['something new', new AuthApiError('?', 400, 'something_new'), 'unknown'],
    ['no error of the library', new TypeError('x is not a function'), 'unknown'],
  ])('the sign-in error %s has a text', (_, error, failure) => {
    expect(failureOf(error)).toBe(failure)
  })

  it('every sign-in failure has a text', () => {
    for (const [failure, text] of Object.entries(defaultFailures)) expect(text.length, failure).toBeGreaterThan(10)
  })
})

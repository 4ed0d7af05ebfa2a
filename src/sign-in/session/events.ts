// The events of a session, in the site's own words.
import type { AuthChangeEvent } from '@supabase/supabase-js'
import type { SessionEvent } from './texts.ts'

const names: Record<AuthChangeEvent, SessionEvent> = {
  INITIAL_SESSION: 'initial-session',
  SIGNED_IN: 'signed-in',
  SIGNED_OUT: 'session-ended',
  TOKEN_REFRESHED: 'token-refreshed',
  USER_UPDATED: 'user-updated',
  PASSWORD_RECOVERY: 'password-recovery',
  MFA_CHALLENGE_VERIFIED: 'second-factor-verified',
}

export const eventOf = (name: AuthChangeEvent): SessionEvent => names[name]

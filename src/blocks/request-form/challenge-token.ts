import { turnstileField } from '../../../supabase/functions/_shared/form-rules.ts'

declare global {
  /** Set by the challenge's script once it has loaded. */
  var turnstile: { reset(): void } | undefined
}

/** The token of a challenge that was met; without one, the function stores the request as a suspect. */
export const challengeToken = (): string | undefined =>
  document.querySelector<HTMLInputElement>(`[name="${turnstileField}"]`)?.value || undefined

/** A token is good for one request. */
export const renewChallenge = (): void => globalThis.turnstile?.reset()

import { turnstileField } from '../../../supabase/functions/_shared/form-rules.ts'

declare global {
  /** Set by the Turnstile script once it has loaded. */
  var turnstile: { reset(): void } | undefined
}

/** The Turnstile token, if the visitor passed. Without one the backend marks the request as suspect. */
export const challengeToken = (): string | undefined =>
  document.querySelector<HTMLInputElement>(`[name="${turnstileField}"]`)?.value || undefined

/** Requests a new token, since each is valid for one request. */
export const renewChallenge = (): void => globalThis.turnstile?.reset()

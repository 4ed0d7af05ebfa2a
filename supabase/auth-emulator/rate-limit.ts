// Counts attempts, so that neither a code nor a password can be guessed by trying.
import { ApiError } from './api-error.ts'

/** Milliseconds an attempt counts. */
const span = 5 * 60_000

export interface RateLimit {
  /** Attempts of one kind within five minutes. */
  maxAttempts: number
  clock: () => Date
}

/** Gives what counts one attempt and throws when there were too many. `maxAttempts` 0 switches it off. */
export function rateLimit({ maxAttempts, clock }: RateLimit): (what: string) => void {
  const attempts = new Map<string, number[]>()
  return (what) => {
    if (maxAttempts === 0) return
    const now = clock().getTime()
    const recent = (attempts.get(what) ?? []).filter((at) => now - at < span)
    if (recent.length >= maxAttempts) throw new ApiError(429, 'over_request_rate_limit', 'Request rate limit reached')
    attempts.set(what, [...recent, now])
  }
}

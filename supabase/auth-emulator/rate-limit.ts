// Limits attempts, so that codes and passwords cannot be guessed.
import { ApiError } from './api-error.ts'

/** Milliseconds for which an attempt counts. */
const span = 5 * 60_000

export interface RateLimit {
  /** Maximum attempts of one kind within five minutes; 0 means no limit. */
  maxAttempts: number
  clock: () => Date
}

/** Returns a function that counts an attempt of a kind and throws an ApiError when there were too many. */
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

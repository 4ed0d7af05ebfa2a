// Verifies Turnstile tokens with Cloudflare. The result decides whether a request is suspect, never whether it is stored.

const verifier = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const timeoutMs = 3000

/** Resolves to undefined when the verifier did not answer in time. */
export function turnstile(secret: string, url = verifier) {
  return async (token: string, address: string | undefined): Promise<boolean | undefined> => {
    const body = new URLSearchParams({ secret, response: token, ...(address ? { remoteip: address } : {}) })
    try {
      const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
      const answer: unknown = await response.json()
      return typeof answer === 'object' && answer !== null && 'success' in answer ? answer.success === true : undefined
    } catch {
      // The verifier is down, slow or sent no JSON: the caller marks the request as unchecked.
      return undefined
    }
  }
}

// Asks Cloudflare whether a Turnstile token is good. Its answer decides whether a request is a suspect, never whether it is kept.

const verifier = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const timeoutMs = 3000

/** Undefined when the verifier could not be asked in time. */
export function turnstile(secret: string, url = verifier) {
  return async (token: string, address: string | undefined): Promise<boolean | undefined> => {
    const body = new URLSearchParams({ secret, response: token, ...(address ? { remoteip: address } : {}) })
    try {
      const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
      const answer: unknown = await response.json()
      return typeof answer === 'object' && answer !== null && 'success' in answer ? answer.success === true : undefined
    } catch {
      // Down, slow or no JSON: the caller marks the request as unchecked, which is told to those who read it.
      return undefined
    }
  }
}

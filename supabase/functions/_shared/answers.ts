// All responses of the function. Their sentences are a closed list, so that nothing internal can get out through them.
import { encodedAddress } from './encoded-address.ts'

export const sentences = {
  notJson: 'The request is not valid JSON.',
  notObject: 'The request must be a JSON object with the fields of the form.',
  badKey: 'The Idempotency-Key must be 1 to 255 printable characters.',
  foreign: 'This site is not allowed to send this form.',
  method: 'Only POST is answered here.',
  slow: 'The request took too long to arrive.',
  conflict: 'This request was already sent with other content. Send it again as a new one.',
  tooLarge: 'The request is too large.',
  type: 'Send the form as application/json or application/x-www-form-urlencoded.',
  fields: 'Some answers need another look.',
  limited: 'Too many requests. Try again later.',
  unavailable: 'The request could not be stored. Trying again is safe.',
  notFound: 'There is no such function.',
} as const

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

export function stored(id: string): Response {
  return new Response(JSON.stringify({ ok: true, id }), { headers })
}

export function refusal(
  status: number,
  sentence: keyof typeof sentences,
  extra: { headers?: Record<string, string>; fields?: Record<string, string> } = {},
): Response {
  const body = { error: sentences[sentence], ...(extra.fields ? { fields: extra.fields } : {}) }
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...extra.headers } })
}

/** Redirects a browser without JavaScript to the page. `notice` is the id of the notice that `:target` shows there. */
export function backToPage(page: string, notice: string, extra: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location: `${encodedAddress(page)}#${notice}`, 'cache-control': 'no-store', ...extra },
  })
}

// Who may speak to the preview: pages of its own, under a name that no other site can claim. A page elsewhere whose name was
// made to point at this machine sends its own name as Host, and is refused.
import type { IncomingMessage } from 'node:http'
import { hostname } from 'node:os'

export interface Listening {
  /** Whether other machines may reach it. */
  open: boolean
}

const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i

/** Host names that may be asked for. An address of numbers belongs to nobody's domain, so it can't be made to point here. */
function isOurs(host: string | undefined, { open }: Listening): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]') return true
  if (!open) return false
  const own = hostname().toLowerCase()
  return address.test(name) || name === own || name === `${own.replace(/\.local$/, '')}.local`
}

/** True when the request comes from a page of the preview, or from the address bar, or from no browser at all. */
export function isAllowed({ headers, method = 'GET' }: IncomingMessage, listening: Listening): boolean {
  const { host, origin } = headers
  if (!isOurs(host, listening)) return false
  if (origin !== undefined && origin !== `http://${host}`) return false
  const site = headers['sec-fetch-site']
  // A link on another page may lead here; nothing else on it may reach in.
  const isVisit = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  return site === undefined || site === 'same-origin' || site === 'none' || isVisit
}

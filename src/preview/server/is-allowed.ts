// Decides which requests the preview answers: those of its own pages, under a host name that no other site can claim. A page whose
// domain was made to point at this machine (DNS rebinding) sends that domain as `Host`, and is refused.
import type { IncomingMessage } from 'node:http'
import { hostname } from 'node:os'

export interface Reachable {
  /** True when other machines may connect, because of `--host`. */
  open: boolean
}

const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i

/** True for `Host` headers of this machine. A numeric address belongs to nobody's domain, so DNS cannot make it point here. */
function isOurs(host: string | undefined, { open }: Reachable): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]') return true
  if (!open) return false
  const own = hostname().toLowerCase()
  return address.test(name) || name === own || name === `${own.replace(/\.local$/, '')}.local`
}

/** True when the request comes from a page of the preview, from the address bar, or from a program that is no browser. */
export function isAllowed({ headers, method = 'GET' }: IncomingMessage, listening: Reachable): boolean {
  const { host, origin } = headers
  if (!isOurs(host, listening)) return false
  if (origin !== undefined && origin !== `http://${host}`) return false
  const site = headers['sec-fetch-site']
  // A link on another site may navigate here; no other request of that site is answered.
  const isVisit = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  return site === undefined || site === 'same-origin' || site === 'none' || isVisit
}

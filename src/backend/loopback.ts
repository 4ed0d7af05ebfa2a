// Recognises loopback hosts, addresses and requests. The auth emulator answers these alone.

const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i

export const isLoopbackName = (host: string) => loopback.test(host)

export const isLoopbackAddress = (address: string | undefined) =>
  address !== undefined && loopback.test(address.replace(/^::ffff:/i, ''))

/** Whether a URL or origin leads to this machine. */
export const isLoopbackUrl = (url: string) =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && isLoopbackName(new URL(url).hostname)

/** Headers with which proxies and tunnels to this machine pass requests of others on. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** `has`: whether the request has a header. */
export const isForwarded = (has: (header: string) => boolean): boolean => forwardingHeaders.some(has)

/**
 * Whether a request comes from this machine and was meant for it. The Host header and the origin count too: a page elsewhere
 * can point a domain of its own at this machine, and its scripts would then count as the site's.
 */
export function isLocalRequest(request: Request, socketAddress: string | undefined): boolean {
  const { hostname } = new URL(request.url)
  const origin = request.headers.get('origin')
  const isLocalOrigin = origin === null || isLoopbackUrl(origin)
  const isDirect = !isForwarded((header) => request.headers.has(header))
  return isLoopbackAddress(socketAddress) && isLoopbackName(hostname) && isLocalOrigin && isDirect
}

/**
 * Whether a server at this host signs people in with the auth emulator: only on loopback, only when the manifest names no
 * hosted project, only over the embedded database, and never when the environment calls it production.
 */
export const signsInHere = (backend: { url: string }, host: string, env: NodeJS.ProcessEnv): boolean =>
  !backend.url && isLoopbackName(host) && !env.DATABASE_URL && !env.LECTERN_PRODUCTION

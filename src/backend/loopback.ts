// The emulator answers loopback requests only; every request from elsewhere is refused.

const names = /^(localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i

export const isLoopbackName = (host: string) => names.test(host)

export const isLoopbackAddress = (address: string | undefined) =>
  address !== undefined && names.test(address.replace(/^::ffff:/i, ''))

/** Whether an origin or address is a page on this machine. */
export const isLoopbackUrl = (url: string) =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && isLoopbackName(new URL(url).hostname)

/**
 * Whether a request comes from this machine and means it. Its Host header counts too: a page elsewhere can make a
 * name of its own lead here, and its scripts would then count as this site's.
 */
export function isLocalRequest(request: Request, socketAddress: string | undefined): boolean {
  const { hostname } = new URL(request.url)
  const origin = request.headers.get('origin')
  const from = origin === null || isLoopbackUrl(origin)
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => request.headers.has(name))
  return isLoopbackAddress(socketAddress) && isLoopbackName(hostname) && from && !forwarded
}

/**
 * Whether a server on this address signs people in by itself: on this machine alone, where no project is named, over the
 * embedded database, and where the environment does not call it production.
 */
export const signsInHere = (backend: { url: string }, host: string, env: NodeJS.ProcessEnv): boolean =>
  !backend.url && isLoopbackName(host) && !env.DATABASE_URL && !env.LECTERN_PRODUCTION

// Decides which pages may call the function. Browsers enforce it; other clients need not.

// Headers that supabase-js sends, and the function's own.
const requestHeaders =
  'authorization, x-client-info, apikey, content-type, idempotency-key, x-fill-time, x-retry-count, traceparent, tracestate, baggage'

export type RequestOrigin = { kind: 'none' | 'foreign' } | { kind: 'own'; origin: string }

/** Classifies a request's origin. Browsers send the header on every POST, other programs do not. */
export function requestOrigin(request: Request, allowed: readonly string[]): RequestOrigin {
  const origin = request.headers.get('origin')
  if (origin === null) return { kind: request.headers.get('sec-fetch-site') === 'cross-site' ? 'foreign' : 'none' }
  return allowed.includes(origin) || isSameHost(origin, request.url) ? { kind: 'own', origin } : { kind: 'foreign' }
}

// Compares hosts only: behind a proxy that terminates TLS, the scheme seen here differs from the page's.
function isSameHost(origin: string, address: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(address).host
}

/** Adds the CORS headers that let a page of the site read the response. */
export function withCors(response: Response, origin: RequestOrigin): Response {
  response.headers.append('vary', 'Origin')
  if (origin.kind === 'own') {
    response.headers.set('access-control-allow-origin', origin.origin)
    response.headers.set('access-control-expose-headers', 'retry-after')
  }
  return response
}

export function preflight(): Response {
  const headers = {
    allow: 'POST, OPTIONS',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': requestHeaders,
    'access-control-max-age': '86400',
  }
  return new Response(null, { status: 204, headers })
}

// Headers that go with every page and file of a site, whoever serves it.
import type { Site } from '../site/model.ts'

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** Headers by path. Pages carry their own policy for scripts and styles; what only a header can say is said here. */
export function headersOf(_site: Site): (path: string) => Record<string, string> {
  return () => ({ ...always, 'content-security-policy': "frame-ancestors 'none'" })
}

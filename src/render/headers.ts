// Headers that go with a site's answers, whoever serves it: the built-in server asks by path, hosts get them as rules.
import type { Site } from '../site/model.ts'
import { sitePolicyOf } from './policy.ts'

type Headers = Record<string, string>

const year = 31_536_000

/** What every answer carries. */
export const securityHeadersOf = (site: Pick<Site, 'backend' | 'url'>, styleHashes: readonly string[]): Headers => ({
  'content-security-policy': sitePolicyOf(site, styleHashes),
  // Heeded on https alone. Without "preload" and "includeSubDomains": both bind more than this site.
  ...(site.url.startsWith('https:') ? { 'strict-transport-security': `max-age=${2 * year}` } : {}),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})

/** How long files below a folder may be kept. Everything else is asked for again each time. */
export const keeping: readonly { folder: string; cacheControl: string }[] = [
  // Their names change with their content.
  { folder: '/assets/', cacheControl: `public, max-age=${year}, immutable` },
  // Theirs do not, yet they hardly ever change.
  { folder: '/fonts/', cacheControl: 'public, max-age=86400, stale-while-revalidate=604800' },
]

export const revalidated = 'no-cache'

/** Headers of a path, such as `/services` or `/assets/x.js`; `security` are those of every answer. */
export function headersOf(security: Readonly<Headers>): (path: string) => Headers {
  return (path) => {
    const kept = keeping.find(({ folder }) => path.startsWith(folder))
    return { ...security, 'cache-control': kept?.cacheControl ?? revalidated }
  }
}

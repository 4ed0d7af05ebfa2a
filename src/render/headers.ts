// Headers of a site's answers on every server: the built-in server looks them up by path, hosts get them as rules.
import type { Site } from '../site/model.ts'
import { sitePolicyOf } from './policy.ts'

type Headers = Record<string, string>

const year = 31_536_000

/** What documents carry; other files all but the policy, where a host can tell them apart. */
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

/** How long files below a folder may be kept. Everything else is revalidated each time. */
export const keeping: readonly { folder: string; cacheControl: string }[] = [
  // Their names change with their content.
  { folder: '/assets/', cacheControl: `public, max-age=${year}, immutable` },
  // Theirs do not, yet they hardly ever change.
  { folder: '/fonts/', cacheControl: 'public, max-age=86400, stale-while-revalidate=604800' },
]

const revalidated = 'no-cache'

/**
 * Endings of files that a browser never opens as a document, so that no policy applies to them: it holds hashes of all pages' styles,
 * a kilobyte and more. A drawing in SVG is a document where it is opened by itself.
 */
export const subresource = '\\.(?:avif|css|gif|ico|jpe?g|js|mjs|png|webmanifest|webp|woff2?)$'

/** Headers of a path, such as `/services` or `/assets/x.js`; `security` are those of a document. */
export function headersOf(security: Readonly<Headers>): (path: string) => Headers {
  const { 'content-security-policy': _, ...withoutPolicy } = security
  const isSubresource = new RegExp(subresource)
  return (path) => {
    const kept = keeping.find(({ folder }) => path.startsWith(folder))
    const own = isSubresource.test(path) ? withoutPolicy : security
    return { ...own, 'cache-control': kept?.cacheControl ?? revalidated }
  }
}

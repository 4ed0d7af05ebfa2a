// HTTP response headers of a site: the built-in server looks them up by path, hosts get them as rules.
import type { Site } from '../site/model.ts'
import { sitePolicyOf } from './policy.ts'

type Headers = Record<string, string>

const year = 31_536_000

/** Headers of HTML documents. Other files get all but the policy, if the host can tell them apart. */
export const securityHeadersOf = (site: Pick<Site, 'backend' | 'url'>, styleHashes: readonly string[]): Headers => ({
  'content-security-policy': sitePolicyOf(site, styleHashes),
  // Browsers ignore it on http. No "preload" or "includeSubDomains": both affect more than this site.
  ...(site.url.startsWith('https:') ? { 'strict-transport-security': `max-age=${2 * year}` } : {}),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})

/** Cache-Control by folder. Everything else is revalidated on each request. */
export const cacheRules: readonly { folder: string; cacheControl: string }[] = [
  // File names contain a content hash.
  { folder: '/assets/', cacheControl: `public, max-age=${year}, immutable` },
  // File names are stable, contents hardly ever change.
  { folder: '/fonts/', cacheControl: 'public, max-age=86400, stale-while-revalidate=604800' },
]

/**
 * Pattern of files that browsers never open as documents. They go without the policy, which takes a kilobyte or more. SVG is not
 * among them: opened by itself it is a document.
 */
export const subresource = '\\.(?:avif|css|gif|ico|jpe?g|js|mjs|png|webmanifest|webp|woff2?)$'

/** Returns the headers of a path ("/services", "/assets/x.js"), given `securityHeadersOf()`. */
export function headersOf(security: Readonly<Headers>): (path: string) => Headers {
  const { 'content-security-policy': _, ...withoutPolicy } = security
  const isSubresource = new RegExp(subresource)
  return (path) => {
    const rule = cacheRules.find(({ folder }) => path.startsWith(folder))
    const own = isSubresource.test(path) ? withoutPolicy : security
    return { ...own, 'cache-control': rule?.cacheControl ?? 'no-cache' }
  }
}

import { isAtOrBelow } from './addresses.ts'
import type { Site } from './model.ts'
import type { LanguageHost } from './site-languages.ts'

type OnTheWeb = Pick<Site, 'url' | 'languages'>

/** Returns the canonical address of a page: absolute, without a trailing slash. */
export function canonicalOf({ url, languages = [] }: OnTheWeb, path: string): string {
  if (!path.startsWith('/')) return path
  const host = languages.find((one) => one.host && isAtOrBelow(path, one.host.at))?.host
  return host ? host.origin + pathOnHost(host, path) : url + path
}

/** Returns the path on a language's own host of what stands in its folder elsewhere. */
export const pathOnHost = ({ at, home }: LanguageHost, path: string): string =>
  path === at || path === home ? '/' : path.slice(at.length)

import { isAtOrBelow } from './addresses.ts'
import type { Site } from './model.ts'
import type { LanguageHost } from './site-languages.ts'

type OnTheWeb = Pick<Site, 'url' | 'languages'>

/** The one address of a page: absolute, without a slash at its end, as links say it and every host answers it. */
export function canonicalOf({ url, languages = [] }: OnTheWeb, path: string): string {
  if (!path.startsWith('/')) return path
  const host = languages.find((one) => one.host && isAtOrBelow(path, one.host.at))?.host
  return host ? host.origin + pathOnHost(host, path) : url + path
}

/** Where the host of a language has what stands at this path in its folder. */
export const pathOnHost = ({ at, home }: LanguageHost, path: string): string =>
  path === at || path === home ? '/' : path.slice(at.length)

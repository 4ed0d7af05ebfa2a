// Files of the same name as generated ones that a site's owner puts under `public/`: which of them are added to, and what keeps a file
// from being added.
import { type HeaderLine, parseHeaders } from './headers-file.ts'
import { isWeaker } from './security-headers.ts'

export const addedFiles = [
  '_headers',
  '_redirects',
  '.assetsignore',
  'vercel.json',
  'robots.txt',
  'sitemap.xml',
] as const

export type OwnFileFault = 'written' | 'json' | 'key' | 'handle' | 'index'

/** Written whole by the build: nothing of the owner's can be added. */
const whole: readonly string[] = ['site.nginx.conf', 'wrangler.jsonc', 'unknown-paths.mjs']

/** Vercel refuses them beside `routes`, which the generated file has. */
const besideRoutes = ['headers', 'redirects', 'rewrites', 'cleanUrls', 'trailingSlash']

/** What keeps a file from being added to the generated one; undefined where nothing does. `text` is undefined where there is no such file. */
export function faultOfOwnFile(
  file: string,
  text: string | undefined,
): { why: OwnFileFault; key?: string } | undefined {
  if (text === undefined) return undefined
  if (whole.includes(file)) return { why: 'written' }
  if (file === 'sitemap.xml' && /<sitemapindex\b/.test(text)) return { why: 'index' }
  if (file !== 'vercel.json') return undefined
  const config = parseVercel(text)
  if (!config) return { why: 'json' }
  const key = besideRoutes.find((name) => Object.hasOwn(config, name))
  if (key !== undefined) return { why: 'key', key }
  return config.routes.some(({ handle }) => handle !== undefined) ? { why: 'handle' } : undefined
}

/** Files whose text `faultOfOwnFile` and `weakerLines` judge. */
export const judgedFiles: readonly string[] = [...addedFiles, ...whole]

/** Lines of `_headers` and headers of `vercel.json` that protect less than what the build writes. */
export function weakerLines(file: string, text: string): HeaderLine[] {
  const lines =
    file === '_headers'
      ? parseHeaders(text).flatMap((rule) => rule.lines)
      : file === 'vercel.json'
        ? (parseVercel(text)?.routes ?? []).flatMap(({ headers = {} }) =>
            Object.entries(headers).map(([name, value]) => ({ name, value: String(value) })),
          )
        : []
  return lines.filter(({ name, value }) => isWeaker(name, value))
}

export interface VercelRoute {
  src?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  continue?: boolean
  handle?: string
}

/** Undefined where it is no JSON, or no `vercel.json`. */
export function parseVercel(text: string): (Record<string, unknown> & { routes: VercelRoute[] }) | undefined {
  try {
    const { routes = [], ...config } = JSON.parse(text) as { routes?: unknown }
    const isList = Array.isArray(routes) && routes.every((route) => typeof route === 'object' && route !== null)
    return isList ? { ...config, routes: routes as VercelRoute[] } : undefined
  } catch {
    return undefined
  }
}

/** Lines that say something. */
export const ownLines = (text: string | undefined): string[] =>
  (text ?? '').split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))

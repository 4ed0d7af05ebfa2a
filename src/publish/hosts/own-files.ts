// Files under `public/` with the name of a generated file: which are merged into it, and why one cannot be.
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

/** Generated files that cannot be extended. */
const whole: readonly string[] = ['site.nginx.conf', 'wrangler.jsonc', 'unknown-paths.mjs']

/** Keys that Vercel rejects beside `routes`, which the generated file has. */
const besideRoutes = ['headers', 'redirects', 'rewrites', 'cleanUrls', 'trailingSlash']

/** Returns why a file cannot be merged into the generated one; undefined when it can, or when there is no file (`text` undefined). */
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

/** Files that `faultOfOwnFile` and `weakerLines` check. */
export const judgedFiles: readonly string[] = [...addedFiles, ...whole]

/** Returns headers in `_headers` or `vercel.json` that are weaker than those the build writes. */
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

/** Returns undefined for invalid JSON, or when `routes` is not a list of objects. */
export function parseVercel(text: string): (Record<string, unknown> & { routes: VercelRoute[] }) | undefined {
  try {
    const { routes = [], ...config } = JSON.parse(text) as { routes?: unknown }
    const isList = Array.isArray(routes) && routes.every((route) => typeof route === 'object' && route !== null)
    return isList ? { ...config, routes: routes as VercelRoute[] } : undefined
  } catch {
    return undefined
  }
}

/** Returns the lines that are neither empty nor comments. */
export const ownLines = (text: string | undefined): string[] =>
  (text ?? '').split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))

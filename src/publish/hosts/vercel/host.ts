// Vercel: one `vercel.json`.
import { type Host, type HostFiles, type HostPlan, redirectStatus } from '../host.ts'
import { parseVercel, type VercelRoute } from '../own-files.ts'

const config = 'vercel.json'

export default {
  title: 'Vercel',
  files: [config],
  filesFor,
  sendsCompressed: false,
  tidiesIndexFiles: false,
  program: ['npx', 'vercel', 'deploy', '--prod', '{folder}'],
} satisfies Host

/** Writes `routes`, since only they can redirect addresses without a file. */
function filesFor({ headers, cacheRules, pages, redirects, unknownTo, languages, ledger, own }: HostPlan): HostFiles {
  const { routes: ownRoutes, ...ownConfig } = parseVercel(own?.get(config) ?? '{}') ?? { routes: [] }
  const routes: VercelRoute[] = [
    { src: '/(.*)', headers, continue: true },
    ...cacheRules.map(({ folder, cacheControl }) => ({
      src: `${folder}(.*)`,
      headers: { 'cache-control': cacheControl },
      continue: true,
    })),
    ...redirects.map((one) => ({
      src: `${one.expression?.from ?? literal(one.from)}/?`,
      status: redirectStatus(one),
      headers: { location: one.expression?.to ?? one.to },
    })),
    ...alternatives(pages).map((paths) => ({
      src: `(${paths})/(?:index\\.html)?`,
      status: 308,
      headers: { location: '$1' },
    })),
    { src: '/index\\.html', status: 308, headers: { location: '/' } },
    ...ownRoutes,
    unknown(`/${literal(ledger)}`, unknownTo),
    { handle: 'filesystem' },
    ...languages.map(({ at, unknownTo }) => unknown(`${literal(at)}/.*`, unknownTo, at)),
    unknown('/(.*)', unknownTo),
  ]
  return new Map([[config, `${JSON.stringify({ ...ownConfig, version: 2, routes }, null, 2)}\n`]])
}

const unknown = (src: string, to: string | undefined, at = ''): VercelRoute =>
  to === undefined ? { src, status: 404, dest: `${at}/404.html` } : { src, status: 302, headers: { location: to } }

/** Vercel rejects patterns longer than 4096 characters. */
const maxPatternLength = 4000

/** Joins paths into as few patterns as possible. */
function alternatives(paths: readonly string[]): string[] {
  const found: string[] = []
  for (const path of paths.map(literal)) {
    const last = found.at(-1)
    if (last === undefined || last.length + path.length >= maxPatternLength) found.push(path)
    else found[found.length - 1] = `${last}|${path}`
  }
  return found
}

const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

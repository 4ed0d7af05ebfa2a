import type { HostFiles, HostPlan } from './plan.ts'

interface VercelRoute {
  src?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  continue?: boolean
  handle?: 'filesystem'
}

/** Written as routes: they alone can answer an address without a file with a redirect. */
export function vercel({ headers, keeping, redirects, unknownTo }: HostPlan): HostFiles {
  const routes: VercelRoute[] = [
    { src: '/(.*)', headers, continue: true },
    ...keeping.map(({ folder, cacheControl }) => ({
      src: `${folder}(.*)`,
      headers: { 'cache-control': cacheControl },
      continue: true,
    })),
    ...redirects.map(({ from, to }) => ({ src: `${literal(from)}/?`, status: 302, headers: { location: to } })),
    { handle: 'filesystem' },
    unknownTo === undefined
      ? { src: '/(.*)', status: 404, dest: '/404.html' }
      : { src: '/(.*)', status: 302, headers: { location: unknownTo } },
  ]
  return new Map([['vercel.json', `${JSON.stringify({ version: 2, routes }, null, 2)}\n`]])
}

const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

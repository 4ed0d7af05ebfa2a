import type { Host, HostFiles, HostPlan } from '../host.ts'

interface VercelRoute {
  src?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  continue?: boolean
  handle?: 'filesystem'
}

const config = 'vercel.json'

const vercel: Host = {
  title: 'Vercel',
  files: [config],
  filesFor,
  sendsCompressed: false,
  tidiesIndexFiles: false,
}

/** Written as routes: they alone can answer an address without a file with a redirect. */
function filesFor({ headers, keeping, redirects, unknownTo }: HostPlan): HostFiles {
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
  return new Map([[config, `${JSON.stringify({ version: 2, routes }, null, 2)}\n`]])
}

const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export default vercel

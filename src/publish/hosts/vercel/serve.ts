// Serves a built site by the routes of its vercel.json; Vercel's own emulator requires an account.
import { createServer } from 'node:http'
import type { BuiltSite, HostServer, Running } from '../../../../tests/hosts/host-server.ts'
import { listening } from '../../../backend/listening.ts'
import type { PublishedFiles } from '../../site-files.ts'
import type { VercelRoute } from '../own-files.ts'

const vercel: HostServer = {
  about:
    'the routes of `vercel.json`, evaluated phase by phase by code of this project, since the emulator of Vercel requires an account.',
  serve,
}

async function serve({ files }: BuiltSite): Promise<Running> {
  const { routes } = JSON.parse(String(files.get('vercel.json'))) as { routes: VercelRoute[] }
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(routes, files, (request.url ?? '/').split('?')[0] ?? '/')
    response.writeHead(status, headers).end(body)
  })
  return listening(server)
}

function answer(routes: VercelRoute[], files: PublishedFiles, address: string) {
  const headers: Record<string, string> = {}
  let path = address
  for (const route of routes) {
    if (route.handle === 'filesystem') {
      const body = fileAt(files, path)
      if (body !== undefined) return { status: 200, headers, body }
      continue
    }
    const match = route.src === undefined ? undefined : new RegExp(`^${route.src}$`).exec(path)
    if (!match) continue
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name] = value.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '')
    if (route.continue) continue
    const status = route.status ?? 200
    if (status >= 300 && status < 400) return { status, headers, body: '' }
    if (route.dest !== undefined) path = route.dest
    const body = fileAt(files, path)
    if (body !== undefined) return { status, headers, body }
  }
  return { status: 404, headers, body: '' }
}

/** Returns a file, or the index file of a folder, with or without a trailing slash. */
function fileAt(files: PublishedFiles, path: string) {
  const name = decodeURIComponent(path).replace(/^\//, '').replace(/\/$/, '')
  return files.get(name) ?? files.get(name === '' ? 'index.html' : `${name}/index.html`)
}

export default vercel

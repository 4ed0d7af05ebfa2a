// Asks a running host over HTTP. A hop that only writes the same address more tidily is followed, as browsers do.
import { request } from 'node:http'
import type { SiteFiles } from '../../src/publish/site-files.ts'
import type { Answer } from './questions.ts'

interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** An answer as it came: over how many hops, and with what status. */
export type Given = Answer & { hops: number; status: number }

export async function ask(base: string, path: string, files: SiteFiles, hops = 0): Promise<Given> {
  const { status, headers, body } = await get(base, path)
  if (status >= 300 && status < 400) {
    const { pathname, host } = new URL(headers.location ?? '', `${base}/`)
    const to = host === new URL(base).host ? pathname : (headers.location ?? '')
    if (hops < 2 && tidy(to) === tidy(path) && to !== path) return ask(base, to, files, hops + 1)
    return { kind: 'redirect', to, hops, status }
  }
  const file = [...files].find(([, content]) => String(content) === body)?.[0] ?? `status ${status}`
  return { kind: status === 404 ? 'missing' : 'page', file, headers, hops, status }
}

const tidy = (path: string) => decodeURI(path).replace(/\/+$/, '')

/** By hand: fetch would tidy the path before it is sent. */
function get(base: string, path: string): Promise<Reply> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        )
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(parts).toString() })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

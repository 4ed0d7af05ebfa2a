// Requests an address of a running host. Redirects are returned, not followed, except between `/%7E` and `/~`: these are
// one address. A redirect that only removes a slash is returned too, since a page has one address.
import { request } from 'node:http'
import type { PublishedFiles } from '../../src/publish/site-files.ts'
import type { HostAnswer } from './questions.ts'

interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** An answer with its status. */
export type StatusAnswer = HostAnswer & { status: number }

export async function requestFrom(base: string, path: string, files: PublishedFiles): Promise<StatusAnswer> {
  const { status, headers, body } = await get(base, path)
  if (status >= 300 && status < 400) {
    const { pathname, host } = new URL(headers.location ?? '', `${base}/`)
    const to = host === new URL(base).host ? pathname : (headers.location ?? '')
    return to !== path && to === decodeURI(path) ? requestFrom(base, to, files) : { kind: 'redirect', to, status }
  }
  const file = [...files].find(([, content]) => String(content) === body)?.[0] ?? `status ${status}`
  return { kind: status === 404 ? 'missing' : 'page', file, headers, status }
}

/** Without fetch, which would normalize the path. */
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

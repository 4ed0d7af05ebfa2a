// A server for one page with a form; each test defines the function's answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listening } from '../../src/backend/listening.ts'
import type { Built } from './form-build.ts'

/** Answers a call of the function; a response it does not end hangs. */
export type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => unknown

export interface FormServer {
  url: string
  /** Bodies of all calls of the function, with their idempotency keys. */
  calls: { body: string; key: string | undefined; headers: IncomingMessage['headers'] }[]
  /** Paths that answer 404 from now on, as after a new version was deployed. */
  gone: Set<string>
  /** Paths of the files that wait for the gate; all scripts when undefined. */
  held: readonly string[] | undefined
  gate: Promise<void>
  answer: Answering
  close(): Promise<void>
}

export async function serveForm(built: Built, answer: Answering): Promise<FormServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/functions/')) {
      let body = ''
      for await (const part of request) body += part
      const key = request.headers['idempotency-key']
      own.calls.push({ body, key: key?.toString(), headers: request.headers })
      return own.answer(request, response, body)
    }
    const file = own.gone.has(pathname) ? undefined : built.files.get(pathname)
    if (pathname.startsWith('/assets/') && (own.held?.includes(pathname) ?? true)) await own.gate
    const type = pathname.startsWith('/assets/') ? 'text/javascript' : 'text/html; charset=utf-8'
    if (file !== undefined) return response.writeHead(200, { 'content-type': type }).end(file)
    return response.writeHead(404, { 'content-type': 'text/plain' }).end()
  })
  const { url, close } = await listening(server)
  const own: FormServer = {
    url,
    calls: [],
    gone: new Set(),
    held: undefined,
    gate: Promise.resolve(),
    answer,
    close,
  }
  return own
}

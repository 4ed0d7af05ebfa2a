// A small server for one page with a form; what the function answers is up to each test.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FormDeclaration } from '../../supabase/functions/_shared/form.ts'
import type { Built } from './form-build.ts'
import { pageWith } from './form-page.tsx'

/** Answers a call of the function; what it does not end hangs. */
export type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => unknown

export interface FormServer {
  url: string
  /** Bodies the function was sent, with the keys they came with. */
  calls: { body: string; key: string | undefined; headers: IncomingMessage['headers'] }[]
  /** Addresses that answer 404 from now on, as after a new version was deployed. */
  gone: Set<string>
  /** Milliseconds each file under /assets takes. */
  slowness: number
  answer: Answering
  close(): Promise<void>
}

export async function serveForm(form: FormDeclaration, built: Built, answer: Answering): Promise<FormServer> {
  const page = pageWith(form, built)
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/functions/')) {
      let body = ''
      for await (const part of request) body += part
      const key = request.headers['idempotency-key']
      own.calls.push({ body, key: key?.toString(), headers: request.headers })
      return own.answer(request, response, body)
    }
    const script = own.gone.has(pathname) ? undefined : built.files.get(pathname)
    if (pathname.startsWith('/assets/') && own.slowness)
      await new Promise((resolve) => setTimeout(resolve, own.slowness))
    if (script !== undefined) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    if (pathname === form.page || pathname === '/') {
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    return response.writeHead(404, { 'content-type': 'text/plain' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own: FormServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    gone: new Set(),
    slowness: 0,
    answer,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return own
}

// What stands between one visitor and the server. Everything goes through unchanged until a journey holds or cuts it; only
// the policy also says where to report breaks of it.
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { complaintsPath } from './engines/engine.ts'

export interface Line {
  /** The server's address for the visitor. */
  url: string
  /** Bodies of the calls of functions, also of those that never reach the server. */
  calls: string[]
  /** What pages reported: breaks of the policy, and what an engine that tells nothing itself had them report. */
  complaints: string[]
  /** Requests whose path fits wait from now on; gives what lets them go on. */
  hold(path: RegExp): () => void
  /** Answers calls of functions in place of the server; undefined lets them through again. */
  answerCalls: ((response: ServerResponse) => unknown) | undefined
  close(): Promise<void>
}

export async function openLine(server: string): Promise<Line> {
  const held = new Map<RegExp, Promise<void>>()
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    if (path === complaintsPath) {
      line.complaints.push(`${body}`)
      return response.writeHead(204).end()
    }
    const isCall = path.startsWith('/functions/') && request.method === 'POST'
    if (isCall) line.calls.push(`${body}`)
    for (const [which, released] of held) if (which.test(path)) await released
    if (isCall && line.answerCalls) return line.answerCalls(response)
    pass(server, request, body, response)
  }
  const front = createServer((request, response) => {
    listener(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const line: Line = {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    calls: [],
    complaints: [],
    answerCalls: undefined,
    hold(path) {
      let release = () => {}
      held.set(path, new Promise<void>((resolve) => (release = resolve)))
      return () => {
        held.delete(path)
        release()
      }
    },
    async close() {
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
    },
  }
  return line
}

/** The visitor's own headers reach the server, Host and Origin too: to both, the line is the server. */
function pass(server: string, { url, method, headers }: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const onward = ask(new URL(url ?? '/', server), { method, headers }, (answer) => {
    const policy = answer.headers['content-security-policy']
    const reporting = policy && { 'content-security-policy': `${policy}; report-uri ${complaintsPath}` }
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...reporting })
    answer.pipe(response)
  })
  onward.once('error', () => response.destroy())
  onward.end(body)
}

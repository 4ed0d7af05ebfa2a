// A proxy between one visitor and the server. It changes nothing until a journey holds or answers requests, except that
// the policy gets an address to which violations are reported.
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listening } from '../../src/backend/listening.ts'
import { complaintsPath } from './engines/engine.ts'

export interface Line {
  /** The address for the visitor. */
  url: string
  /** Bodies of all calls of functions, including those that never reach the server. */
  calls: string[]
  /** What pages have reported: violations of the policy, and errors that the engine does not report. */
  complaints: string[]
  /** Holds requests whose path matches from now on; returns what releases them. */
  hold(path: RegExp): () => void
  /** Answers calls of functions in place of the server; undefined forwards them again. */
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
  const { url, close } = await listening(front)
  const line: Line = {
    url,
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
    close,
  }
  return line
}

/** Forwards a request with the visitor's own headers, Host and Origin included: visitor and server see only the line. */
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

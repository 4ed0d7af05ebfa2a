// Opens the preview's HTTP server. It listens before anything else is ready, so that a taken port is reported at once.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { listen as listenOn } from '../../backend/listen.ts'
import { isAllowed, type Reachable } from './is-allowed.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

export interface PreviewListener {
  server: Server
  /** Begins to answer requests, those that have waited first. */
  open(answer: Answer): void
  /** Refuses new connections and closes the open ones, including WebSockets. */
  close(): Promise<void>
}

interface ListenOptions extends Reachable {
  host: string
  port: number
  /** Called with the error of every request that failed. */
  onMessage?: (line: string) => void
}

/** Throws a Fault when nothing can listen there. */
export async function listenForPreview({ host, port, open, onMessage }: ListenOptions): Promise<PreviewListener> {
  const server = createServer()
  // Node stops tracking a connection after its WebSocket upgrade, and `close()` would wait for it forever.
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // This listener runs before Vite's: a page of another site gets no WebSocket.
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    if (!isAllowed(request, { open })) socket.destroy()
  })
  // Requests wait until `open`: a page left open from the last run sends one at once.
  let waiting: (() => void)[] | undefined = []
  let answer: Answer = () => undefined
  server.on('request', (request, response) => {
    if (!isAllowed(request, { open })) return refuse(response)
    const begin = async () => {
      try {
        await answer(request, response)
      } catch (error) {
        onMessage?.(String(error))
        if (!response.headersSent) response.writeHead(500)
        response.end()
      }
    }
    if (waiting) waiting.push(() => void begin())
    else void begin()
  })
  await listenOn(server, { host, port })
  return {
    server,
    open(given) {
      answer = given
      for (const begin of waiting ?? []) begin()
      waiting = undefined
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

const refuse = (response: ServerResponse) =>
  void response
    .writeHead(403, { 'content-type': 'text/plain', connection: 'close' })
    .end('The preview answers its own pages alone. To reach it from another machine, start it with --host.\n')

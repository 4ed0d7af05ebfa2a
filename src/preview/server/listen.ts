// The preview's own server. It listens before anything else is ready, so that a taken port is told at once.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { listen as listenOn } from '../../backend/listen.ts'
import { isAllowed, type Listening } from './allowed.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

export interface PreviewListener {
  server: Server
  /** From now on requests are answered, those that came before too. */
  open(answer: Answer): void
  /** Takes no connection any more, and cuts those there are, also those that nobody answers. */
  close(): Promise<void>
}

interface ListenOptions extends Listening {
  host: string
  port: number
  /** Told of every request that failed. */
  onMessage?: (line: string) => void
}

/** Throws a Fault when nothing can listen there. */
export async function listen({ host, port, open, onMessage }: ListenOptions): Promise<PreviewListener> {
  const server = createServer()
  // The server itself forgets a connection that has asked for a WebSocket, and would wait for it forever.
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Before anybody else hears of it: a page elsewhere gets no news either.
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    if (!isAllowed(request, { open })) socket.destroy()
  })
  // Requests that come before all is ready wait: a page left open from the last run sends one at once.
  let early: (() => void)[] | undefined = []
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
    if (early) early.push(() => void begin())
    else void begin()
  })
  await listenOn(server, { host, port })
  return {
    server,
    open(given) {
      answer = given
      const waiting = early ?? []
      early = undefined
      for (const begin of waiting) begin()
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

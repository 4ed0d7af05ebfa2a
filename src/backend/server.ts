// Serves the finished site and its backend on one port.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { refusal, sentences } from '../../supabase/functions/_shared/answers.ts'
import { hostOriginsOf } from '../../supabase/functions/_shared/languages.ts'
import { within } from '../../supabase/functions/_shared/submit.ts'
import { isOfBackend } from '../site/addresses.ts'
import { type Backend, type BackendOptions, openBackend } from './backend.ts'
import { eventLoopLag } from './event-loop-lag.ts'
import { listen } from './listen.ts'
import { ownHost } from './own-host.ts'
import { type StaticSite, serveSite } from './static-site.ts'

export interface ServerOptions extends BackendOptions, StaticSite {
  /** 127.0.0.1, unless others are to reach the server. */
  host: string
  /** 0 takes any free port. */
  port: number
  /** Milliseconds a client may take to send a request before the connection is closed. Defaults to 10 seconds. */
  requestTimeout?: number
  /** Milliseconds a request to the backend may wait for the database to be opened. Defaults to 10 seconds. */
  openingTimeout?: number
}

export interface RunningServer {
  /** With the port that was chosen: `http://127.0.0.1:4321`. */
  url: string
  port: number
  backend: Backend
  /** Lets running requests finish, for five seconds at most, then closes the database. */
  close(): Promise<void>
}

/** Milliseconds after which `close` ends the connections that are left. */
const maxClosingTime = 5000
/** Milliseconds between two looks for idle connections while closing; a new connection has as long to send its request. */
const idleSweepInterval = 400
/** Turns of the event loop without a new connection after which the backlog counts as empty. */
const quietTurns = 10
/** Milliseconds to wait for those turns. */
const maxBacklogTime = 2000
/** Event-loop lag in milliseconds above which requests are refused, while more than `minRequestsToRefuse` are running. */
const maxLag = 750
const minRequestsToRefuse = 50

/**
 * Resolves when both site and backend answer. While the database is being opened, which takes seconds the first time, pages
 * are served and requests to the backend wait. Throws a Fault when the port is taken, or the data folder is in use or not
 * writable.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { requestTimeout = 10_000, openingTimeout = 10_000 } = options
  let opened: (backend: Backend | undefined) => void = () => {}
  /** Resolves to undefined when the backend cannot be opened; the server then stops. */
  const opening = new Promise<Backend | undefined>((resolve) => {
    opened = resolve
  })
  let backend: Backend | undefined
  const site = serveSite(options)
  const { origins = [], forms } = options
  const isOwn = ownHost({ ...options, origins: [...origins, ...forms.flatMap(hostOriginsOf)] })
  const lag = eventLoopLag()
  let running = 0
  const isOverloaded = () =>
    backend !== undefined && (backend.isBusy() || (running > minRequestsToRefuse && lag.now() > maxLag))
  const functions = getRequestListener(
    async (request, { incoming }: { incoming: { socket: Socket } }) => {
      const ready = await within(openingTimeout, opening).catch(() => undefined)
      return (
        ready?.fetch(request, incoming.socket.remoteAddress) ??
        refusal(503, 'unavailable', { headers: { 'retry-after': '5' } })
      )
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer(
    {
      headersTimeout: requestTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1000, requestTimeout),
      keepAliveTimeout: 5000,
    },
    (request, response) => {
      if (!isOfBackend(request.url ?? '')) return site(request, response)
      if (!isOwn(request.headers.host)) return refuse(response, 403, 'foreign')
      if (isJson(request) && isOverloaded()) return refuse(response, 503, 'unavailable', { 'retry-after': '5' })
      running++
      response.once('close', () => running--)
      return functions(request, response)
    },
  )
  await listen(server, options)
  try {
    const url = urlOf(server, options)
    const open = await openBackend({ ...options, address: url })
    backend = open
    opened(open)
    const { port } = server.address() as AddressInfo
    const close = async () => {
      await stop(server)
      lag.stop()
      await open.close()
    }
    return { url, port, backend: open, close }
  } catch (error) {
    opened(undefined)
    await stop(server)
    throw error
  }
}

function urlOf(server: Server, { host }: ServerOptions): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Closes the listening socket, then idle connections after a moment (their requests may have arrived unread), then every other
 * connection once it is answered.
 */
async function stop(server: Server): Promise<void> {
  await drainBacklog(server)
  // The close of http.Server would also close connections whose request has arrived and was not read yet.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const sweep = setInterval(async () => {
    for (let turns = 0; turns < quietTurns; turns++) await nextTurn()
    server.closeIdleConnections()
  }, idleSweepInterval)
  const timer = setTimeout(() => server.closeAllConnections(), maxClosingTime)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}

/** Accepts the connections in the system's backlog, which closing the socket would drop. Resolves once no more come. */
async function drainBacklog(server: Server): Promise<void> {
  const end = performance.now() + maxBacklogTime
  let turns = 0
  const onConnection = () => {
    turns = 0
  }
  server.on('connection', onConnection)
  for (; turns < quietTurns && performance.now() < end; turns++) await nextTurn()
  server.off('connection', onConnection)
}

/** Resolves in the next turn of the event loop, after new connections were accepted and arrived data was read. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 1))

/** Answers as a function would, without reading the request. */
function refuse(
  response: ServerResponse,
  status: number,
  sentence: keyof typeof sentences,
  more: Record<string, string> = {},
): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...more }
  response.writeHead(status, headers).end(JSON.stringify({ error: sentences[sentence] }))
}

/** Whether script sent the form. Without script the answer is a page, which only the function can make. */
const isJson = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && /^application\/json\b/i.test(headers['content-type'] ?? '')

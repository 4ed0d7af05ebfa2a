// The finished site and its backend on one port.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { refusal, sentences } from '../../supabase/functions/_shared/answers.ts'
import { hostOriginsOf } from '../../supabase/functions/_shared/languages.ts'
import { type Backend, type BackendOptions, openBackend } from './backend.ts'
import { eventLoopLag } from './event-loop-lag.ts'
import { listen } from './listen.ts'
import { ownHost } from './own-host.ts'
import { type StaticSite, serveSite } from './static-site.ts'

export interface ServerOptions extends BackendOptions, StaticSite {
  /** 127.0.0.1 unless others are to reach it. */
  host: string
  /** 0 takes any free port. */
  port: number
  /** Who takes longer to send a request is cut off. Milliseconds; left out, 10 seconds. */
  slowest?: number
  /** How long requests to the backend wait for the database to be opened. Milliseconds; left out, 10 seconds. */
  openingTimeout?: number
}

export interface RunningServer {
  /** With the port that was taken: `http://127.0.0.1:4321`. */
  url: string
  port: number
  backend: Backend
  /** Lets requests under way finish, at most five seconds, then closes the database. */
  close(): Promise<void>
}

const lastGrace = 5000
/** Timeout of a connection that has sent no request yet. */
const firstGrace = 400
/** Turns of the event loop without a new connection, after which none waits to be taken over; and milliseconds, at most. */
const quietTurns = 10
const maxTakeoverTime = 2000
/** Milliseconds that requests may have waited to be read, where more than `crowd` are under way. */
const longestLag = 750
const crowd = 50

/**
 * Resolves when both site and backend answer. While the database is being opened, which takes seconds the first time,
 * pages are served already and requests to the backend wait. Throws a Fault when the port is taken, or the data folder is
 * in use or cannot be written.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { slowest = 10_000, openingTimeout = 10_000 } = options
  let opened: (backend: Backend | undefined) => void = () => {}
  /** Undefined when it cannot be opened; then the server ends. */
  const opening = new Promise<Backend | undefined>((resolve) => {
    opened = resolve
  })
  let backend: Backend | undefined
  const site = serveSite(options)
  const { origins = [], forms } = options
  const isOwn = ownHost({ ...options, origins: [...origins, ...forms.flatMap(hostOriginsOf)] })
  const lag = eventLoopLag()
  let underWay = 0
  const isOverloaded = () => backend !== undefined && (backend.isBusy() || (underWay > crowd && lag.now() > longestLag))
  const functions = getRequestListener(
    async (request, { incoming }: { incoming: { socket: Socket } }) => {
      const ready = await before(openingTimeout, opening)
      return (
        ready?.fetch(request, incoming.socket.remoteAddress) ??
        refusal(503, 'unavailable', { headers: { 'retry-after': '5' } })
      )
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer(
    {
      headersTimeout: slowest,
      requestTimeout: slowest,
      connectionsCheckingInterval: Math.min(1000, slowest),
      keepAliveTimeout: 5000,
    },
    (request, response) => {
      if (!isFunction(request.url)) return site(request, response)
      if (!isOwn(request.headers.host)) return turnAway(response, 403, 'foreign')
      if (isJson(request) && isOverloaded()) return turnAway(response, 503, 'unavailable', { 'retry-after': '5' })
      underWay++
      response.once('close', () => underWay--)
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

/** Undefined when the promise takes longer. */
async function before<T>(timeoutMs: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

const isFunction = (url = '') => /^\/(functions|auth\/v1)(?:[/?]|$)/.test(url)

function urlOf(server: Server, { host }: ServerOptions): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * The listening socket goes first. Connections that are there stay for a moment, as their requests may have arrived and not been
 * read; then those go that ask for nothing, and each other once it is answered.
 */
async function stop(server: Server): Promise<void> {
  await drainBacklog(server)
  // That of http would close what has not been read together with what is idle.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const sweep = setInterval(async () => {
    for (let turns = 0; turns < quietTurns; turns++) await turn()
    server.closeIdleConnections()
  }, firstGrace)
  const timer = setTimeout(() => server.closeAllConnections(), lastGrace)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}

/** Connections that the system holds go down with the listening socket: resolves once no more come, or after a moment. */
async function drainBacklog(server: Server): Promise<void> {
  const end = performance.now() + maxTakeoverTime
  let turns = 0
  const came = () => {
    turns = 0
  }
  server.on('connection', came)
  for (; turns < quietTurns && performance.now() < end; turns++) await turn()
  server.off('connection', came)
}

/** One of the event loop, which looks for connections and reads what has arrived; how long it takes depends on what there is. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 1))

/** What a function would answer, without its request being read. */
function turnAway(
  response: ServerResponse,
  status: number,
  sentence: keyof typeof sentences,
  more: Record<string, string> = {},
): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...more }
  response.writeHead(status, headers).end(JSON.stringify({ error: sentences[sentence] }))
}

/** Without script a page answers, and that is the function's to say. */
const isJson = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && /^application\/json\b/i.test(headers['content-type'] ?? '')

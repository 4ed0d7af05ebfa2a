// The finished site and its backend on one port.
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { refusal } from '../../supabase/functions/_shared/answers.ts'
import { type Backend, type BackendOptions, openBackend } from './backend.ts'
import { listen } from './listen.ts'
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
  const site = serveSite(options)
  const functions = getRequestListener(
    async (request, { incoming }: { incoming: { socket: Socket } }) => {
      const backend = await before(openingTimeout, opening)
      return (
        backend?.fetch(request, incoming.socket.remoteAddress) ??
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
    (request, response) => (isFunction(request.url) ? functions(request, response) : site(request, response)),
  )
  await listen(server, options)
  let backend: Backend
  try {
    const url = urlOf(server, options)
    backend = await openBackend({ ...options, address: url })
    opened(backend)
  } catch (error) {
    opened(undefined)
    await stop(server)
    throw error
  }
  const { port } = server.address() as AddressInfo
  const close = async () => {
    await stop(server)
    await backend.close()
  }
  return { url: urlOf(server, options), port, backend, close }
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

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), lastGrace)
  await closed
  clearTimeout(timer)
}

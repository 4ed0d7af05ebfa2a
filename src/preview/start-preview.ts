// The live preview: one port for the pages, the source behind them, the form and the news of every save.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { includedFiles } from '../manifest/included-files.ts'
import { filesUnder, publicFolderOf, readManifest } from '../manifest/load-file.ts'
import { readLedger } from '../manifest/released.ts'
import { Fault } from '../problems/fault.ts'
import { faviconOf } from '../render/favicon.ts'
import { meaningOf } from '../render/routes.tsx'
import { isAllowed } from './allowed.ts'
import { answerDoor } from './doors.ts'
import type { Engine } from './engine.ts'
import { LiveManifest } from './live-manifest.ts'
import { events, type Health, type Watching } from './messages.ts'
import { requestsOf } from './requests.ts'
import { shellOf } from './shell.ts'
import { openVite } from './vite-server.ts'

export interface PreviewOptions {
  /** The project's folder: `src/`, `supabase/` and the packages stand in it. */
  root: string
  /** Path of the manifest, and its name for people. */
  manifest: string
  file: string
  reading?: string
  host: string
  /** 0 takes any free port. */
  port: number
  /** Where requests of the preview are kept. */
  data: string
  /** Where prepared packages are kept. */
  cache: string
  /** Called with every change of the list of problems, and with the text they are in. */
  onHealth?: (health: Health) => void
  onMessage?: (line: string) => void
}

export interface Preview {
  /** With the port that was taken. */
  url: string
  port: number
  live: LiveManifest
  close(): Promise<void>
}

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

/** Throws a Fault when nothing can listen there. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const listening = { open: !loopback.has(options.host) }
  const server = createServer()
  // Before anybody else hears of it: a page elsewhere gets no news either.
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    if (!isAllowed(request, listening)) socket.destroy()
  })
  await listen(server, options)

  let renewing: NodeJS.Timeout | undefined
  const publicFolder = publicFolderOf(options.manifest, options.root)
  const vite = await openVite({
    root: options.root,
    server,
    publicFolder,
    cache: options.cache,
    allowedHosts: true,
    onSource: () => {
      clearTimeout(renewing)
      renewing = setTimeout(renew, 30)
    },
  })
  let engine = await engineOf(vite)
  const watched = new Map<WebSocketClient, Watching>()
  const send = (client: WebSocketClient, { reading, path }: Watching) => {
    const shown = live.shown(reading, path)
    if (shown) client.send(events.shown, shown)
    if (shown?.hasForm) requests.warmUp()
  }
  const live: LiveManifest = new LiveManifest({
    path: options.manifest,
    file: options.file,
    engine,
    around: () => ({
      publicFiles: filesUnder(publicFolder),
      released: readLedger(options.manifest),
      readIncluded: (pattern) => includedFiles(options.manifest, pattern, readManifest),
    }),
    reading: options.reading,
    onPages(changed) {
      for (const [client, watching] of watched) if (isTouched(changed, watching, live)) send(client, watching)
    },
    onHealth(health) {
      vite.ws.send(events.health, health)
      options.onHealth?.(health)
    },
  })
  const renew = async () => {
    try {
      engine = await engineOf(vite)
      live.renew(engine)
    } catch (error) {
      // A half-written source file: the next save of it is tried again, and the browser shows Vite's own overlay.
      options.onMessage?.(error instanceof Error ? error.message : String(error))
    }
  }
  vite.ws.on(events.watch, (watching: Watching, client) => {
    watched.set(client, watching)
    client.socket.once('close', () => watched.delete(client))
    send(client, watching)
    client.send(events.health, live.health)
  })
  const requests = requestsOf({
    project: options.root,
    data: options.data,
    forms: () => (live.good?.manifest ? engine.formsOf(live.good.manifest) : []),
    onRequest: (sent) => vite.ws.send(events.request, sent),
  })
  const functions = getRequestListener(
    (request, { incoming }: { incoming: { socket: Socket } }) =>
      requests.answer(request, incoming.socket.remoteAddress),
    { overrideGlobalObjects: false },
  )

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isAllowed(request, listening)) return refuse(response)
    const url = request.url ?? '/'
    if (/^\/functions(?:[/?]|$)/.test(url)) return functions(request, response)
    if (await answerDoor(request, response, { live, engine: () => engine, manifest: options.manifest })) return
    if (url === '/favicon.svg') return favicon(response, live)
    vite.middlewares(request, response, () => void page(request, response, vite, live).catch(vite.config.logger.error))
  }
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      options.onMessage?.(String(error))
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })

  const { port } = server.address() as AddressInfo
  const host = options.host.includes(':') ? `[${options.host}]` : options.host
  return {
    url: `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`,
    port,
    live,
    async close() {
      clearTimeout(renewing)
      live.close()
      server.closeAllConnections()
      await vite.close()
      await requests.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type WebSocketClient = import('vite').WebSocketClient

const engineOf = async (vite: ViteDevServer): Promise<Engine> =>
  ((await vite.ssrLoadModule('/src/preview/engine.ts')) as { engine: Engine }).engine

/** Whether a page that somebody looks at may have changed. */
function isTouched(changed: ReadonlySet<string> | 'all', { reading, path }: Watching, live: LiveManifest): boolean {
  if (changed === 'all') return true
  const shown = reading ?? live.reading
  return shown === undefined || changed.has(`${shown} ${path}`)
}

async function page(request: IncomingMessage, response: ServerResponse, vite: ViteDevServer, live: LiveManifest) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://preview')
  const wanted = (request.headers.accept ?? '').includes('text/html')
  if (!wanted || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.')
    return
  }
  const path = decodeURI(pathname)
  const isOwn = path.startsWith('/__lectern/')
  const shown = live.shown(searchParams.get('reading') ?? undefined, isOwn ? '/' : path.replace(/(?<=.)\/+$/, ''))
  const found = isOwn || (shown && meaningOf(shown.paths, path).kind !== 'unknown')
  const html = await vite.transformIndexHtml(request.url ?? '/', shellOf({ shown, health: live.health }))
  response.writeHead(found ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'self'",
    'referrer-policy': 'same-origin',
  })
  response.end(html)
}

function favicon(response: ServerResponse, live: LiveManifest) {
  const shown = live.shown(undefined, '/')
  response.writeHead(shown ? 200 : 404, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  response.end(shown && faviconOf(shown.site))
}

const refuse = (response: ServerResponse) =>
  void response
    .writeHead(403, { 'content-type': 'text/plain', connection: 'close' })
    .end('The preview answers its own pages alone. To reach it from another machine, start it with --host.\n')

async function listen(server: Server, { host, port }: PreviewOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve)).catch(
    (cause: NodeJS.ErrnoException) => {
      throw cause.code === 'EADDRINUSE'
        ? new Fault('port-taken', `Port ${port} is already in use.`, 'Stop the other program or pass --port.', {
            cause,
          })
        : new Fault('cannot-listen', `Nothing can listen on ${host}, port ${port}.`, 'Pass another --host or --port.', {
            cause,
          })
    },
  )
}

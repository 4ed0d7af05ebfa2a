// The live preview: one port for the pages, the source behind them, the backend and the news of every save.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { isLoopbackName } from '../../backend/loopback.ts'
import { isAuthBlock } from '../../blocks/schemas.ts'
import type { StaticExample } from '../catalogue/static-example.tsx'
import { events, type Followed, type Health } from '../messages.ts'
import type { CompletionPlace } from '../session/completions.ts'
import { LiveManifest } from '../session/live-manifest.ts'
import { Pictures } from '../session/pictures.ts'
import { SeenPages, Watchers } from '../session/seen-pages.ts'
import { AroundManifest } from '../session/surroundings.ts'
import { answerFavicon, answerPage, isPageOf } from './documents.ts'
import { startEditing } from './edits/editing.ts'
import { type FirstLook, firstLook, keepFirstLook } from './first-look.ts'
import { answerEndpoint } from './gate.ts'
import { listen, type PreviewListener } from './listen.ts'
import { ownBackend } from './own-backend.ts'
import { hasOwnBlocks, ownBlocksPlugin, ownBlocksScript } from './own-blocks.ts'
import type { StaticPage } from './review/static-page.tsx'
import { compiledSource, type Source, sourceBy } from './source.ts'
import { entries, openPackedVite, openVite } from './vite-server.ts'

export interface PreviewOptions {
  /** The engine's folder: `src/`, `supabase/` and the packages stand in it. */
  root: string
  /** The site's folder. Left out, the engine's. */
  site?: string
  /** True for the package of the engine, in which everything is compiled. */
  isPacked?: boolean
  /** Path of the manifest, and its name for people. */
  manifest: string
  file: string
  reading?: string
  host: string
  /** 0 takes any free port. */
  port: number
  /** Where requests of the preview are kept. */
  data: string
  /** The same as a person here writes it after `--data`. */
  dataName: string
  /** Whether pages are opened to be edited, where that is allowed. */
  edit?: boolean
  /** The editor to open lines in; left out, the one the environment names or that is running. */
  editor?: string
  /** Where prepared packages are kept. */
  cache: string
  /** Stands for the source of this very program. Left out, no page is drawn before Vite is there. */
  sourceHash?: string
  /** Called with every change of the list of problems, and with the text they are in. */
  onHealth?: (health: Health) => void
  onMessage?: (line: string) => void
}

export interface Preview {
  /** With the port that was taken. */
  url: string
  port: number
  live: LiveManifest
  /** Whether the site has a page where people sign in, which they do by the emulator. */
  signsIn: boolean
  /** Scripts and live updates are there, behind the first page. Rejects when Vite cannot be opened. */
  ready: Promise<void>
  close(): Promise<void>
}

/** Throws a Fault when nothing can listen there. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const isLocal = isLoopbackName(options.host)
  const listener = await listen({ ...options, open: !isLocal })
  const open: Open = [() => closed(listener.server)]
  try {
    return await behind(listener, options, { signIn: isLocal && !process.env.LECTERN_PRODUCTION, edits: isLocal, open })
  } catch (error) {
    await close(open)
    throw error
  }
}

/** A page that is still open connects again at any moment: no new connection is taken before those there are cut. */
const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** What ends each thing that is open, in the order in which they were opened. */
type Open = (() => unknown)[]

/** Milliseconds. What does not end in that time, as a bundler in the middle of its work, keeps nothing else from ending. */
const maxClosing = 5000

async function close(open: Open): Promise<void> {
  while (open.length) {
    const end = open.pop()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, maxClosing)
    })
    await Promise.race([end?.(), late]).finally(() => clearTimeout(timer))
  }
}

async function behind(
  listener: PreviewListener,
  options: PreviewOptions,
  { signIn, edits, open }: { signIn: boolean; edits: boolean; open: Open },
): Promise<Preview> {
  const { root, site = root, isPacked = false, manifest, onMessage } = options
  const entry = isPacked ? entries.packed : entries.source
  const scripts = hasOwnBlocks() ? [ownBlocksScript, entry] : [entry]
  const { server } = listener
  const { port } = server.address() as AddressInfo
  const host = options.host.includes(':') ? `[${options.host}]` : options.host
  const url = `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`
  const around = new AroundManifest(manifest, site, root)
  let vite: ViteDevServer | undefined
  const send = (event: string, data: unknown) => vite?.ws.send(event, data)
  const renewed = late(30, async () => {
    engine = await (await source).engine()
    live.renew(engine)
  })
  // Whoever looks at the blocks is told a moment later than who looks at a page.
  const newCatalogue = late(100, async () => send(events.catalogue, {}))
  const onStale = (said: string) => {
    send(events.stale, { said })
    onMessage?.(said)
  }
  // What the disk holds is what this program was made of, until a file of the source changes.
  let engine = await compiledSource.engine()
  let watchers: Watchers | undefined
  const live: LiveManifest = new LiveManifest({
    path: manifest,
    file: options.file,
    engine,
    around: () => around.read(),
    reading: options.reading,
    signIn,
    onPages() {
      watchers?.tell()
      newCatalogue.soon()
    },
    onHealth(health) {
      send(events.health, health)
      options.onHealth?.(health)
    },
  })
  open.push(() => live.close())
  const backend = ownBackend({
    project: root,
    site,
    data: options.data,
    forms: () => (live.good?.readings ? engine.formsOf(live.good.readings) : []),
    signInAt: signIn ? url : undefined,
    onRequest: (sent) => send(events.request, sent),
    onMail: (mail) => send(events.mail, mail),
  })
  open.push(() => backend.close())
  const pictures = new Pictures(() => [around.folders, around.own])
  const pages = new SeenPages(live, pictures, () => vite && backend.warmUp())
  const calls = getRequestListener(
    (request, { incoming }: { incoming: { socket: Socket } }) => backend.answer(request, incoming.socket.remoteAddress),
    { overrideGlobalObjects: false },
  )

  const editor = {
    editor: options.editor,
    onLateProblem: (problem: string) => send(events.editor, { problem }),
  }
  // Whoever else is on the network may look, and changes no file.
  const pictureFolder = () => around.folders.imagesFolder
  const editing = edits
    ? startEditing({
        live,
        manifest,
        project: root,
        root: site,
        engine: () => engine,
        pictureFolder,
        pictureStored: () => around.renew(),
      })
    : undefined
  const follow = (place: Followed) => send(events.follow, place)
  let begin: () => void = () => undefined
  const opening = new Promise<void>((resolve) => {
    begin = resolve
  }).then(async () => {
    vite = await (isPacked ? openPackedVite : openVite)({
      root,
      plugins: [ownBlocksPlugin({ site: dirname(manifest), engine: root, isPacked, onStale })],
      ownSource: hasOwnBlocks() ? [join(dirname(manifest), 'blocks')] : [],
      server,
      publicFolder: around.folders.publicFolder,
      cache: options.cache,
      allowedHosts: true,
      // A half-written source file: the next save of it is tried again, and the browser shows Vite's own overlay.
      onSource: () => renewed.soon((error) => onMessage?.(error instanceof Error ? error.message : String(error))),
    })
    watchers = new Watchers(vite, live, pages)
    around.watch(vite, () => live.renew(engine))
    return vite
  })
  const source = opening.then((opened) => (isPacked ? compiledSource : sourceBy(opened)))
  // Why Vite did not open is said by `ready`.
  source.catch(() => undefined)
  const made = { live, pages, pictures, engine: () => engine, ...examplesOf(source) }
  const keeper = { ...made, manifest, root, site, editor, editing, follow }
  const answerWith = (request: IncomingMessage, response: ServerResponse, drawn?: FirstLook) => {
    const token = editing?.token
    const edit = options.edit === true && token !== undefined
    const documents = {
      edit,
      vite: () => opening,
      look: drawn,
      whole: pages.whole,
      health: () => live.health,
      data: options.dataName,
      token,
      scripts,
    }
    return answerPage(request, response, documents).catch((error: unknown) => {
      onMessage?.(String(error))
      response.destroy()
    })
  }
  const early: Promise<void>[] = []
  const look = firstLook(options.cache, options.sourceHash)
  listener.open(async (request: IncomingMessage, response: ServerResponse) => {
    if (!vite && look && isPageOf(request, live.good && pages.now(undefined, '/'))) {
      const answer = answerWith(request, response, look)
      early.push(answer)
      return answer
    }
    const asked = request.url ?? '/'
    if (/^\/(?:functions|auth\/v1)(?:[/?]|$)/.test(asked)) return calls(request, response)
    if (await answerEndpoint(request, response, keeper)) return
    if (asked === '/favicon.svg') return answerFavicon(response, pages.now(undefined, '/'), pictures)
    const { middlewares } = await opening
    middlewares(request, response, () => void answerWith(request, response))
  })
  // Opening Vite holds up everything else: a page that is waited for goes first.
  await Promise.all(early)
  const hasSignIn = engine.catalogue(live.good?.manifest).some(({ type, uses }) => isAuthBlock(type) && uses.length > 0)
  begin()
  open.push(
    async () => (await opening.catch(() => undefined))?.close(),
    () => server.closeAllConnections(),
    () => renewed.cancel(),
    () => newCatalogue.cancel(),
  )
  const ready = opening.then(async (opened) => {
    if (options.sourceHash === undefined) return
    const { styles } = await source
    // Without it the first page of the next start waits for Vite.
    await keepFirstLook(options.cache, options.sourceHash, { vite: opened, styles }).catch(() => undefined)
  })
  return { url, port, live, signsIn: signIn && hasSignIn, ready, close: () => close(open) }
}

/** Loaded when the blocks are looked at, and anew when their source has changed. */
const examplesOf = (source: Promise<Source>) => ({
  warmUp: async () => (await source).examples(),
  complete: async (place: CompletionPlace) => (await (await source).completions())(place),
  drawPage: async (page: StaticPage) => (await (await source).pages())(page),
  drawExample: async (example: StaticExample) => (await (await source).examples())(example),
})

const rethrow = (error: unknown) => {
  throw error
}

/** Does the work once, so many milliseconds after it was last asked for. */
function late(wait: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  return {
    soon(failed: (error: unknown) => void = rethrow) {
      clearTimeout(timer)
      timer = setTimeout(() => void work().catch(failed), wait)
    },
    cancel: () => clearTimeout(timer),
  }
}

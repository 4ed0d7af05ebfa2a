// Starts the live preview: pages, endpoints, the backend and live updates on one port.
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import type { FSWatcher } from 'chokidar'
import type { ViteDevServer } from 'vite'
import { isLoopbackName } from '../../backend/loopback.ts'
import { isAuthBlock } from '../../blocks/schemas.ts'
import { events } from '../messages.ts'
import { LiveManifest } from '../session/live-manifest.ts'
import { PageStates, Watchers } from '../session/page-states.ts'
import { Pictures } from '../session/pictures.ts'
import { CloseSteps } from './close-steps.ts'
import { debounced } from './debounced.ts'
import { DeferredVite } from './deferred-vite.ts'
import { startEditing } from './edits/editing.ts'
import { compiledSource, engineForms } from './engine-form.ts'
import { cacheFirstLook, firstLook } from './first-look.ts'
import type { HandlerContext } from './handler-context.ts'
import { listen, type PreviewListener } from './listen.ts'
import { emitMissedSaves, savedSince } from './missed-saves.ts'
import { ownBackend } from './own-backend.ts'
import { hasOwnBlocks, ownBlocksPlugins } from './own-blocks.ts'
import { PreviewAnswers } from './preview-answers.ts'
import type { PreviewOptions } from './preview-options.ts'
import { watchFolders } from './watch-folders.ts'

export interface Preview {
  /** With the actual port. */
  url: string
  port: number
  live: LiveManifest
  /** True when the site has a page with sign-in, which the emulator handles. */
  signsIn: boolean
  /** Resolves when scripts and live updates are ready. Rejects when Vite cannot be opened. */
  ready: Promise<void>
  close(): Promise<void>
}

/** Throws a Fault when the port cannot be opened. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const isLocal = isLoopbackName(options.host)
  const listener = await listen({ ...options, open: !isLocal })
  const opened = new CloseSteps((name) => options.onMessage?.(`${name} did not close within five seconds.`))
  opened.add('The server', () => listener.close())
  try {
    return await startBehind(listener, options, { isLocal, opened })
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function startBehind(
  listener: PreviewListener,
  options: PreviewOptions,
  { isLocal, opened }: { isLocal: boolean; opened: CloseSteps },
): Promise<Preview> {
  const { root, site = root, form = engineForms.source, manifest, onMessage, sourceRead = Date.now() } = options
  const { port } = listener.server.address() as AddressInfo
  const url = urlOf(options.host, port)
  const signIn = isLocal && !process.env.LECTERN_PRODUCTION
  const vite = new DeferredVite(startVite)
  const { send } = vite
  const renewed = debounced(30, async () => {
    try {
      live.renew(await (await source).engine())
    } catch (error) {
      // A half-written source file: its next save retries, and the browser shows Vite's overlay.
      onMessage?.(error instanceof Error ? error.message : String(error))
    }
  })
  // The catalogue is updated after the pages.
  const newCatalogue = debounced(100, () => send(events.catalogue, {}))
  let watchers: Watchers | undefined
  const live: LiveManifest = new LiveManifest({
    path: manifest,
    file: options.file,
    root: site,
    // The compiled modules match the source on the disk until a file of it changes.
    engine: await compiledSource.engine(),
    reading: options.reading,
    at: options.at,
    signIn,
    onPages() {
      watchers?.send()
      newCatalogue.soon()
    },
    onHealth(health) {
      send(events.health, health)
      options.onHealth?.(health)
    },
  })
  // Copying a folder emits one event for each file.
  const files = debounced(20, () => live.renew())
  opened.add('The watch on the manifest', () => {
    live.close()
    for (const work of [renewed, newCatalogue, files]) work.cancel()
  })
  // A malformed `--at` cannot be fixed by a save of the manifest.
  const { fault } = live.project
  if (options.at !== undefined && fault?.code === 'bad-moment') throw fault
  const backend = ownBackend({
    project: root,
    site,
    data: options.data,
    forms: () => (live.good?.readings ? live.engine.formsOf(live.good.readings) : []),
    signInAt: signIn ? url : undefined,
    onRequest: (sent) => send(events.request, sent),
    onMail: (mail) => send(events.mail, mail),
  })
  const { surroundings } = live.project
  // The engine's folders hold the pictures of the examples.
  const engineFolders = { publicFolder: join(root, 'public'), imagesFolder: join(root, 'images') }
  const pictures = new Pictures(() => [surroundings.folders, engineFolders])
  const pages = new PageStates(live, pictures, () => vite.server && backend.warmUp())

  const ownBlocks = join(dirname(manifest), 'blocks')
  const sources = [...form.liveFolders(root), ownBlocks]
  let folders: FSWatcher | undefined
  async function startVite(): Promise<ViteDevServer> {
    const server = await form.openVite({
      root,
      server: listener.server,
      publicFolder: surroundings.folders.publicFolder,
      cache: options.cache,
      plugins: ownBlocksPlugins({
        root: ownBlocks,
        engine: root,
        shared: form.shared,
        onStale(message) {
          send(events.stale, { message })
          onMessage?.(message)
        },
      }),
      ownSource: hasOwnBlocks() ? [ownBlocks] : [],
      onSource: renewed.soon,
    })
    watchers = new Watchers(server, live, pages)
    folders = watchFolders(manifest, site, {
      ready: () => surroundings.refresh() && files.soon(),
      changed: files.soon,
    })
    emitMissedSaves(server, sources, sourceRead)
    return server
  }
  const source = vite.opening.then(form.source)
  // `ready` rejects with the same error.
  source.catch(() => undefined)
  const context: HandlerContext = {
    live,
    pages,
    pictures,
    source,
    root,
    site,
    editor: { editor: options.editor, onLateProblem: (problem) => send(events.editor, { problem }) },
    // When other machines can connect, edits are not allowed.
    editing: isLocal
      ? startEditing({
          ...{ live, project: root, root: site, build: options.build },
          onPublish: (run) => send(events.publish, run),
        })
      : undefined,
    follow: (place) => send(events.follow, place),
  }
  const look = firstLook(options.cache, options.sourceHash)
  const answers = new PreviewAnswers({ options, context, backend, vite, look })
  listener.open(answers.answer)
  // Opening Vite blocks everything else: pages that are waited for are answered first.
  await answers.pagesAnswered()
  const hasSignIn = live.engine
    .catalogue(live.good?.manifest)
    .some(({ type, uses }) => isAuthBlock(type) && uses.length > 0)
  vite.open()
  opened.add('Vite', () => vite.close())
  opened.add('The watch on the folders', async () => {
    await folders?.close()
    files.cancel()
  })
  opened.add('The database', () => backend.close())
  const ready = vite.opening.then(async (server) => {
    const { sourceHash } = options
    // Source changed since: the styles would be cached under a wrong hash.
    if (sourceHash === undefined || savedSince(sources, sourceRead).length > 0) return
    // Without the cache the first page of the next start waits for Vite.
    await cacheFirstLook(options.cache, sourceHash, { vite: server, source: await source }).catch(() => undefined)
  })
  return { url, port, live, signsIn: signIn && hasSignIn, ready, close: () => opened.close() }
}

/** With a name that a browser on this machine reaches. */
function urlOf(host: string, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::'
  return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

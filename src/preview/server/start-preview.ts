// Starts the live preview: pages, endpoints, the backend and live updates on one port.
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { isLoopbackName } from '../../backend/loopback.ts'
import { isAuthBlock } from '../../blocks/schemas.ts'
import type { FolderWatch } from '../../files/folder-watch.ts'
import { events } from '../messages.ts'
import type { Engine } from '../session/engine.ts'
import { LiveManifest } from '../session/live-manifest.ts'
import { PageStates, Watchers } from '../session/page-states.ts'
import { Pictures } from '../session/pictures.ts'
import { CloseSteps } from './close-steps.ts'
import { debounced } from './debounced.ts'
import { DeferredVite } from './deferred-vite.ts'
import { startEditing } from './edits/editing.ts'
import { compiledSource, type EngineForm, type EngineSource, engineForms } from './engine-form.ts'
import { cacheFirstLook, firstLook } from './first-look.ts'
import type { HandlerContext } from './handler-context.ts'
import { listenForPreview, type PreviewListener } from './listen.ts'
import { emitMissedSaves, savedSince } from './missed-saves.ts'
import { OwnBackend } from './own-backend.ts'
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

/** Throws a Fault when the port cannot be opened, or for a malformed `--at`. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const listener = await listenForPreview({ ...options, open: !isLoopbackName(options.host) })
  const opened = new CloseSteps((name) => options.onMessage?.(`${name} did not close within five seconds.`))
  opened.add('The server', () => listener.close())
  try {
    // The compiled modules match the source on the disk until a file of it changes.
    return await new StartingPreview(listener, options, opened, await compiledSource.engine()).start()
  } catch (error) {
    await opened.close()
    throw error
  }
}

class StartingPreview {
  private readonly site: string
  private readonly form: EngineForm
  private readonly url: string
  private readonly isLocal: boolean
  private readonly signsIn: boolean
  private readonly vite = new DeferredVite(() => this.startVite())
  private readonly source: Promise<EngineSource>
  private readonly live: LiveManifest
  private readonly backend: OwnBackend
  private readonly pictures: Pictures
  private readonly pages: PageStates
  private readonly ownBlocks: string
  /** Source folders that are watched. */
  private readonly sources: string[]
  private readonly sourceRead: number
  private watchers: Watchers | undefined
  private folders: FolderWatch | undefined
  private readonly newEngine = debounced(30, () => this.renewEngine())
  /** The catalogue is updated after the pages. */
  private readonly newCatalogue = debounced(100, () => this.vite.send(events.catalogue, {}))
  /** Copying a folder emits one event for each file. */
  private readonly newFiles = debounced(20, () => this.live.renew())

  constructor(
    private readonly listener: PreviewListener,
    private readonly options: PreviewOptions,
    private readonly opened: CloseSteps,
    engine: Engine,
  ) {
    const { root, site = root, form = engineForms.source, manifest, sourceRead = Date.now() } = options
    this.site = site
    this.form = form
    this.sourceRead = sourceRead
    this.url = urlOf(options.host, this.port)
    this.isLocal = isLoopbackName(options.host)
    this.signsIn = this.isLocal && !process.env.LECTERN_PRODUCTION
    this.source = this.vite.opening.then(form.source)
    // `ready` rejects with the same error.
    this.source.catch(() => undefined)
    this.live = this.openManifest(engine)
    this.backend = this.openBackend()
    const { surroundings } = this.live.project
    // The engine's folders hold the pictures of the examples.
    const engineFolders = { publicFolder: join(root, 'public'), imagesFolder: join(root, 'images') }
    this.pictures = new Pictures(() => [surroundings.folders, engineFolders])
    this.pages = new PageStates(this.live, this.pictures, () => this.vite.server && this.backend.warmUp())
    this.ownBlocks = join(dirname(manifest), 'blocks')
    this.sources = [...form.liveFolders(root), this.ownBlocks]
  }

  async start(): Promise<Preview> {
    const { live, options, opened, vite, url, port } = this
    // A malformed `--at` cannot be fixed by a save of the manifest.
    const { fault } = live.project
    if (options.at !== undefined && fault?.code === 'bad-moment') throw fault
    const look = firstLook(options.cache, options.sourceHash)
    const answers = new PreviewAnswers({ options, context: this.context(), backend: this.backend, vite, look })
    this.listener.open(answers.answer)
    // Opening Vite blocks everything else: pages that are waited for are answered first.
    await answers.pagesAnswered()
    const blocks = live.engine.catalogue(live.good?.manifest)
    const signsIn = this.signsIn && blocks.some(({ type, uses }) => isAuthBlock(type) && uses.length > 0)
    vite.open()
    opened.add('Vite', () => vite.close())
    opened.add('The watch on the folders', () => {
      this.folders?.close()
      this.newFiles.cancel()
    })
    opened.add('The database', () => this.backend.close())
    const ready = vite.opening.then((server) => this.cacheFirstLook(server))
    return { url, port, live, signsIn, ready, close: () => opened.close() }
  }

  private get port(): number {
    return (this.listener.server.address() as AddressInfo).port
  }

  private openManifest(engine: Engine): LiveManifest {
    const { options, signsIn, site: root } = this
    const { manifest: path, file, reading, at } = options
    const live = new LiveManifest({
      ...{ path, file, root, engine, reading, at, signIn: signsIn },
      onPages: () => {
        this.watchers?.send()
        this.newCatalogue.soon()
      },
      onHealth: (health) => {
        this.vite.send(events.health, health)
        options.onHealth?.(health)
      },
    })
    this.opened.add('The watch on the manifest', () => {
      live.close()
      for (const work of [this.newEngine, this.newCatalogue, this.newFiles]) work.cancel()
    })
    return live
  }

  private openBackend(): OwnBackend {
    const { live, options, site, vite } = this
    return new OwnBackend({
      project: options.root,
      site,
      data: options.data,
      forms: () => (live.good?.readings ? live.engine.formsOf(live.good.readings) : []),
      signInAt: this.signsIn ? this.url : undefined,
      onRequest: (sent) => vite.send(events.request, sent),
      onMail: (mail) => vite.send(events.mail, mail),
    })
  }

  private context(): HandlerContext {
    const { live, pages, pictures, source, site, options, vite } = this
    const { root, build, editor } = options
    return {
      ...{ live, pages, pictures, source, root, site },
      editor: { editor, onLateProblem: (problem) => vite.send(events.editor, { problem }) },
      // When other machines can connect, edits are not allowed.
      editing: this.isLocal
        ? startEditing({ live, project: root, root: site, build, onPublish: (run) => vite.send(events.publish, run) })
        : undefined,
      follow: (place) => vite.send(events.follow, place),
    }
  }

  private async startVite(): Promise<ViteDevServer> {
    const { form, options, ownBlocks, live, newFiles } = this
    const { root, manifest, cache } = options
    const server = await form.openVite({
      root,
      server: this.listener.server,
      publicFolder: live.project.surroundings.folders.publicFolder,
      cache,
      plugins: ownBlocksPlugins({
        root: ownBlocks,
        engine: root,
        shared: form.shared,
        onStale: (message) => {
          this.vite.send(events.stale, { message })
          options.onMessage?.(message)
        },
      }),
      ownSource: hasOwnBlocks() ? [ownBlocks] : [],
      onSource: this.newEngine.soon,
    })
    this.watchers = new Watchers(server, live, this.pages)
    this.folders = watchFolders(manifest, this.site, newFiles.soon)
    // Files that came while Vite opened.
    if (live.project.surroundings.refresh()) newFiles.soon()
    emitMissedSaves(server, this.sources, this.sourceRead)
    return server
  }

  private async renewEngine(): Promise<void> {
    try {
      this.live.renew(await (await this.source).engine())
    } catch (error) {
      // A half-written source file: its next save retries, and the browser shows Vite's overlay.
      this.options.onMessage?.(error instanceof Error ? error.message : String(error))
    }
  }

  private async cacheFirstLook(vite: ViteDevServer): Promise<void> {
    const { cache, sourceHash } = this.options
    // Source changed since: the styles would be cached under a wrong hash.
    if (sourceHash === undefined || savedSince(this.sources, this.sourceRead).length > 0) return
    // Without the cache the first page of the next start waits for Vite.
    await cacheFirstLook(cache, sourceHash, { vite, source: await this.source }).catch(() => undefined)
  }
}

/** With a name that a browser on this machine reaches. */
function urlOf(host: string, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::'
  return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

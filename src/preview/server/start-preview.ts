// The live preview: one port for the pages, the source behind them, the backend and the news of every save.
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
import { startEditing } from './edits/editing.ts'
import { engineForms } from './engine-form.ts'
import { firstLook, keepFirstLook } from './first-look.ts'
import type { HandlerContext } from './handler-context.ts'
import { late } from './late.ts'
import { listen, type PreviewListener } from './listen.ts'
import { emitMissedSaves, savedSince } from './missed-saves.ts'
import { Opened } from './opened.ts'
import { ownBackend } from './own-backend.ts'
import { hasOwnBlocks, ownBlocksPlugins } from './own-blocks.ts'
import { PreviewAnswers } from './preview-answers.ts'
import type { PreviewOptions } from './preview-options.ts'
import { compiledSource, loadedLater } from './source.ts'
import { watchFolders } from './watch-folders.ts'

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
  const opened = new Opened((name) => options.onMessage?.(`${name} has not ended in five seconds, and is left.`))
  opened.add('The server', () => listener.close())
  try {
    return await behind(listener, options, { isLocal, opened })
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function behind(
  listener: PreviewListener,
  options: PreviewOptions,
  { isLocal, opened }: { isLocal: boolean; opened: Opened },
): Promise<Preview> {
  const { root, site = root, form = engineForms.source, manifest, onMessage, sourceRead = Date.now() } = options
  const { server } = listener
  const { port } = server.address() as AddressInfo
  const host = options.host.includes(':') ? `[${options.host}]` : options.host
  const url = `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`
  const signIn = isLocal && !process.env.LECTERN_PRODUCTION
  let vite: ViteDevServer | undefined
  const send = (event: string, data: unknown) => vite?.ws.send(event, data)
  const renewed = late(30, async () => {
    engine = await (await source).engine()
    live.renew(engine)
  })
  // The catalogue is updated a moment after the pages.
  const newCatalogue = late(100, async () => send(events.catalogue, {}))
  // What the disk holds is what this program was made of, until a file of the source changes.
  let engine = await compiledSource.engine()
  let watchers: Watchers | undefined
  const live: LiveManifest = new LiveManifest({
    path: manifest,
    file: options.file,
    root: site,
    engine,
    reading: options.reading,
    at: options.at,
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
  // A folder that is copied there comes file by file.
  const files = late(20, async () => live.renew())
  opened.add('The watch on the manifest', () => {
    live.close()
    for (const work of [renewed, newCatalogue, files]) work.cancel()
  })
  // No save of the manifest fixes it: it stands in the call.
  const { fault } = live.project
  if (options.at !== undefined && fault?.code === 'bad-moment') throw fault
  const backend = ownBackend({
    project: root,
    site,
    data: options.data,
    forms: () => (live.good?.readings ? engine.formsOf(live.good.readings) : []),
    signInAt: signIn ? url : undefined,
    onRequest: (sent) => send(events.request, sent),
    onMail: (mail) => send(events.mail, mail),
  })
  const { around } = live.project
  // The engine's own hold the pictures of the examples.
  const own = { publicFolder: join(root, 'public'), imagesFolder: join(root, 'images') }
  const pictures = new Pictures(() => [around.folders, own])
  const pages = new PageStates(live, pictures, () => vite && backend.warmUp())

  const ownBlocks = join(dirname(manifest), 'blocks')
  const sources = [...form.liveFolders(root), ownBlocks]
  let folders: FSWatcher | undefined
  let begin: () => void = () => undefined
  const opening = new Promise<void>((resolve) => {
    begin = resolve
  }).then(async () => {
    vite = await form.openVite({
      root,
      server,
      publicFolder: around.folders.publicFolder,
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
      // A half-written source file: the next save of it is tried again, and the browser shows Vite's own overlay.
      onSource: () => renewed.soon((error) => onMessage?.(error instanceof Error ? error.message : String(error))),
    })
    watchers = new Watchers(vite, live, pages)
    folders = watchFolders(manifest, site, { ready: () => around.look() && files.soon(), changed: () => files.soon() })
    emitMissedSaves(vite, sources, sourceRead)
    return vite
  })
  const source = opening.then(form.source)
  // Why Vite did not open is said by `ready`.
  source.catch(() => undefined)
  const context: HandlerContext = {
    live,
    pages,
    pictures,
    engine: () => engine,
    ...loadedLater(source),
    manifest,
    root,
    site,
    editor: { editor: options.editor, onLateProblem: (problem) => send(events.editor, { problem }) },
    // Other machines on the network may read, and change no file.
    editing: isLocal
      ? startEditing({
          ...{ live, manifest, project: root, root: site, build: options.build },
          engine: () => engine,
          onPublish: (run) => send(events.publish, run),
        })
      : undefined,
    follow: (place) => send(events.follow, place),
  }
  const look = firstLook(options.cache, options.sourceHash)
  const answers = new PreviewAnswers({ options, context, backend, vite: () => vite, opening, look })
  listener.open(answers.answer)
  // Opening Vite holds up everything else: a page that is waited for goes first.
  await answers.early()
  const hasSignIn = engine.catalogue(live.good?.manifest).some(({ type, uses }) => isAuthBlock(type) && uses.length > 0)
  begin()
  opened.add('Vite', async () => (await opening.catch(() => undefined))?.close())
  opened.add('The watch on the folders', async () => {
    await folders?.close()
    files.cancel()
  })
  opened.add('The database', () => backend.close())
  const ready = opening.then(async (there) => {
    if (options.sourceHash === undefined) return
    const { styles } = await source
    // The styles would be those of another source.
    if (savedSince(sources, sourceRead).length > 0) return
    // Without it the first page of the next start waits for Vite.
    await keepFirstLook(options.cache, options.sourceHash, { vite: there, styles }).catch(() => undefined)
  })
  return { url, port, live, signsIn: signIn && hasSignIn, ready, close: () => opened.close() }
}

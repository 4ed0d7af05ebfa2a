// Returns pages as browsers show them, and sends each browser its page when it changes.
import type { CustomPayload, ViteDevServer, WebSocketClient } from 'vite'
import { remembered } from '../../remembered.ts'
import type { Paths } from '../../render/routes.ts'
import { type ChangedState, events, type PageRequest, type PageState } from '../messages.ts'
import type { LiveManifest } from './live-manifest.ts'
import type { Pictures } from './pictures.ts'

/** Reads the requested reading and moment from a page's query string. */
export function pageRequestIn(given: URLSearchParams, path: string): PageRequest {
  const [reading, at] = ['reading', 'at'].map((name) => given.get(name) ?? undefined)
  return { path, ...(reading !== undefined && { reading }), ...(at !== undefined && { at }) }
}

export class PageStates {
  constructor(
    private readonly live: LiveManifest,
    private readonly pictures: Pictures,
    private readonly warmUp: () => void,
  ) {}

  /** Returns the page with the pictures that are measured so far. */
  now(request: PageRequest): PageState | undefined {
    const shown = this.live.shown(request)
    if (shown?.needsBackend) this.warmUp()
    return shown && { ...shown, images: this.pictures.sourcesIn(picturesOf(shown)) }
  }

  hasNewPictures({ site }: PageState): boolean {
    return this.pictures.hasUnmeasured(picturesOf({ site }))
  }

  /** Returns the page with all its pictures measured. */
  readonly measured = async (request: PageRequest): Promise<PageState | undefined> => {
    const shown = this.live.shown(request)
    await this.pictures.measure(shown && picturesOf(shown))
    return this.now(request)
  }
}

/** The parts of a page that may hold pictures. */
const picturesOf = ({ site }: Pick<PageState, 'site'>) => [site.logo, site.routes]

interface WatchedPage {
  request: PageRequest
  /** The message with the page, as it was last sent, and the paths of all pages. */
  sent?: string
  paths?: string
}

/** Cached for a site, which may have ten thousand pages. */
const textOfPaths = remembered((paths: Paths) => JSON.stringify(paths))

// Vite's own `send` would make the JSON a second time.
const messageOf = (data: ChangedState) =>
  JSON.stringify({ type: 'custom', event: events.shown, data } satisfies CustomPayload)

/** Sends each browser the page that it shows, whenever that looks different. */
export class Watchers {
  private readonly watched = new Map<WebSocketClient, WatchedPage>()

  constructor(
    vite: ViteDevServer,
    live: LiveManifest,
    private readonly pages: PageStates,
  ) {
    vite.ws.on(events.watch, (request: PageRequest, client) => {
      if (!this.watched.has(client)) client.socket.once('close', () => this.watched.delete(client))
      const page: WatchedPage = { request }
      this.watched.set(client, page)
      this.sendTo(client, page)
      client.send(events.health, live.health)
    })
  }

  send(): void {
    for (const [client, page] of this.watched) this.sendTo(client, page)
  }

  /** Sends the page at once where it has changed, and again when its new pictures are measured. */
  private sendTo(client: WebSocketClient, page: WatchedPage) {
    const shown = this.pages.now(page.request)
    if (!shown) return
    const { paths: _, ...withoutPaths } = shown
    const [sent, paths] = [messageOf(withoutPaths), textOfPaths(shown.paths)]
    if (paths !== page.paths) client.socket.send(messageOf(shown))
    else if (sent !== page.sent) client.socket.send(sent)
    Object.assign(page, { sent, paths })
    if (this.pages.hasNewPictures(shown))
      void this.pages.measured(page.request).then((measured) => {
        if (this.watched.get(client) === page && measured) client.send(events.shown, measured)
      })
  }
}

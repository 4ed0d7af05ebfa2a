// Pages as browsers see them, and who looks at which.
import type { ViteDevServer, WebSocketClient } from 'vite'
import { events, type PageState, type Watching } from '../messages.ts'
import type { LiveManifest } from './live-manifest.ts'
import type { Pictures } from './pictures.ts'

/** What a page's address says of what is to be shown. */
export function watchingIn(given: URLSearchParams, path: string): Watching {
  const [reading, at] = ['reading', 'at'].map((name) => given.get(name) ?? undefined)
  return { path, ...(reading !== undefined && { reading }), ...(at !== undefined && { at }) }
}

export class PageStates {
  constructor(
    private readonly live: LiveManifest,
    private readonly pictures: Pictures,
    private readonly warmUp: () => void,
  ) {}

  /** The page with what is known of its pictures by now. */
  now(watching: Watching): PageState | undefined {
    const shown = this.live.shown(watching)
    if (shown?.needsBackend) this.warmUp()
    return shown && { ...shown, images: this.pictures.in(picturesOf(shown)) }
  }

  hasNewPictures({ site }: PageState): boolean {
    return this.pictures.hasNew(picturesOf({ site }))
  }

  /** The page with all its pictures measured. */
  readonly whole = async (watching: Watching): Promise<PageState | undefined> => {
    const shown = this.live.shown(watching)
    await this.pictures.learn(shown && picturesOf(shown))
    return this.now(watching)
  }
}

/** Where a page's pictures stand. */
const picturesOf = ({ site }: Pick<PageState, 'site'>) => [site.logo, site.routes]

interface WatchedPage {
  watching: Watching
  /** The page as it was last sent. */
  sent?: string
}

/** Sends each browser the page that it shows, whenever that looks different. */
export class Watchers {
  private readonly watched = new Map<WebSocketClient, WatchedPage>()

  constructor(
    vite: ViteDevServer,
    live: LiveManifest,
    private readonly pages: PageStates,
  ) {
    vite.ws.on(events.watch, (watching: Watching, client) => {
      if (!this.watched.has(client)) client.socket.once('close', () => this.watched.delete(client))
      const seen: WatchedPage = { watching }
      this.watched.set(client, seen)
      this.send(client, seen)
      client.send(events.health, live.health)
    })
  }

  tell(): void {
    for (const [client, seen] of this.watched) this.send(client, seen)
  }

  /** At once, and again once new pictures are measured. */
  private send(client: WebSocketClient, seen: WatchedPage) {
    const shown = this.pages.now(seen.watching)
    if (!shown) return
    const text = JSON.stringify(shown)
    if (text !== seen.sent) client.send(events.shown, shown)
    seen.sent = text
    if (this.pages.hasNewPictures(shown))
      void this.pages.whole(seen.watching).then((whole) => {
        if (this.watched.get(client) === seen && whole) client.send(events.shown, whole)
      })
  }
}

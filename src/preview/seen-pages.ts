// Pages as browsers see them, and who looks at which.
import type { ViteDevServer, WebSocketClient } from 'vite'
import type { LiveManifest } from './live-manifest.ts'
import { events, type Shown, type Watching } from './messages.ts'
import type { Pictures } from './pictures.ts'

export class SeenPages {
  constructor(
    private readonly live: LiveManifest,
    private readonly pictures: Pictures,
    private readonly warmUp: () => void,
  ) {}

  /** The page with what is known of its pictures by now. */
  now(reading: string | undefined, path: string): Shown | undefined {
    const shown = this.live.shown(reading, path)
    if (shown?.needsBackend) this.warmUp()
    return shown && { ...shown, images: this.pictures.in(shown.site.routes) }
  }

  hasNewPictures({ site }: Shown): boolean {
    return this.pictures.hasNew(site.routes)
  }

  /** The page with all its pictures measured. */
  readonly whole = async (reading: string | undefined, path: string): Promise<Shown | undefined> => {
    const shown = this.live.shown(reading, path)
    await this.pictures.learn(shown?.site.routes)
    return this.now(reading, path)
  }
}

/** Sends each browser the page that it shows, whenever that may look different. */
export class Watchers {
  private readonly watched = new Map<WebSocketClient, Watching>()

  constructor(
    vite: ViteDevServer,
    private readonly live: LiveManifest,
    private readonly pages: SeenPages,
  ) {
    vite.ws.on(events.watch, (watching: Watching, client) => {
      if (!this.watched.has(client)) client.socket.once('close', () => this.watched.delete(client))
      this.watched.set(client, watching)
      this.send(client, watching)
      client.send(events.health, live.health)
    })
  }

  tell(changed: ReadonlySet<string> | 'all'): void {
    for (const [client, watching] of this.watched) if (this.isTouched(changed, watching)) this.send(client, watching)
  }

  /** At once, and again once new pictures are measured. */
  private send(client: WebSocketClient, watching: Watching) {
    const { reading, path } = watching
    const shown = this.pages.now(reading, path)
    if (!shown) return
    client.send(events.shown, shown)
    if (this.pages.hasNewPictures(shown))
      void this.pages.whole(reading, path).then((whole) => {
        if (this.watched.get(client) === watching && whole) client.send(events.shown, whole)
      })
  }

  /** Whether a page that somebody looks at may have changed. */
  private isTouched(changed: ReadonlySet<string> | 'all', { reading, path }: Watching): boolean {
    if (changed === 'all') return true
    const shown = reading ?? this.live.reading
    return shown === undefined || changed.has(`${shown} ${path}`)
  }
}

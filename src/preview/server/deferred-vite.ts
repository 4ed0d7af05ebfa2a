import type { ViteDevServer } from 'vite'

/** Vite, which `open` starts: starting it blocks everything else, so the first pages are answered before. */
export class DeferredVite {
  /** Undefined until Vite has started. */
  server: ViteDevServer | undefined
  /** Rejects when Vite cannot be started. */
  readonly opening: Promise<ViteDevServer>
  private begin: () => void = () => undefined

  constructor(start: () => Promise<ViteDevServer>) {
    this.opening = new Promise<void>((resolve) => {
      this.begin = resolve
    }).then(async () => {
      this.server = await start()
      return this.server
    })
  }

  open(): void {
    this.begin()
  }

  /** Sends an event to every browser; before Vite has started there is none. */
  readonly send = (event: string, data: unknown): void => this.server?.ws.send(event, data)

  async close(): Promise<void> {
    await (await this.opening.catch(() => undefined))?.close()
  }
}

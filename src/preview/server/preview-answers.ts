// Routes each request to pages, endpoints, the backend or Vite.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { answerBesidePages, type BesidePages } from './beside-pages.ts'
import { type AnswerPorts, answerFavicon, answerPage, isPageOf } from './documents.ts'
import type { FirstLook } from './first-look.ts'
import { answerEndpoint } from './gate.ts'

export class PreviewAnswers {
  private readonly pagesBeforeVite: Promise<void>[] = []
  private readonly calls

  constructor(private readonly ports: AnswerPorts) {
    this.calls = getRequestListener(
      (request, { incoming }: { incoming: { socket: Socket } }) =>
        ports.backend.answer(request, incoming.socket.remoteAddress),
      { overrideGlobalObjects: false },
    )
  }

  /** Resolves when the pages that were requested before Vite was ready are answered. */
  async pagesAnswered(): Promise<void> {
    await Promise.all(this.pagesBeforeVite)
  }

  readonly answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { context, vite, look } = this.ports
    const { live, pages, pictures } = context
    if (!vite.server && look && isPageOf(request, live.good && pages.now({ path: '/' }))) {
      const answer = this.page(request, response, look)
      this.pagesBeforeVite.push(answer)
      return answer
    }
    const address = request.url ?? '/'
    if (/^\/(?:functions|auth\/v1)(?:[/?]|$)/.test(address)) return void (await this.calls(request, response))
    if (await answerEndpoint(request, response, context)) return
    const { pathname } = new URL(address, 'http://preview')
    if (await answerBesidePages(pathname, response, () => this.besidePages())) return
    // Every page of the preview links to this URL, whatever format the site's icon has.
    if (address === '/favicon.svg') return answerFavicon(response, pages.now({ path: '/' }), pictures)
    const { middlewares } = await vite.opening
    middlewares(request, response, () => void this.page(request, response))
  }

  private besidePages(): BesidePages | undefined {
    const { options, context } = this.ports
    const { live } = context
    live.refresh()
    const { readings } = live.good ?? {}
    const site = readings?.site(options.reading ?? readings.manifest.reading)
    const { folders } = live.project.surroundings
    return site && { site, folders, cache: options.cache, sourceHash: options.sourceHash }
  }

  private page(request: IncomingMessage, response: ServerResponse, look?: FirstLook): Promise<void> {
    return answerPage(request, response, this.ports, look).catch((error: unknown) => {
      this.ports.options.onMessage?.(String(error))
      response.destroy()
    })
  }
}

// Routes each request to pages, endpoints, the backend or Vite.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { answerBesidePages, type BesidePages } from './beside-pages.ts'
import { answerFavicon, answerPage, isPageOf } from './documents.ts'
import { engineForms } from './engine-form.ts'
import type { FirstLook } from './first-look.ts'
import { answerEndpoint } from './gate.ts'
import type { HandlerContext } from './handler-context.ts'
import type { OwnBackend } from './own-backend.ts'
import { hasOwnBlocks, ownBlocksScript } from './own-blocks.ts'
import type { PreviewOptions } from './preview-options.ts'

export interface AnswerPorts {
  options: PreviewOptions
  context: HandlerContext
  backend: OwnBackend
  /** Returns undefined until Vite is ready. */
  vite: () => ViteDevServer | undefined
  opening: Promise<ViteDevServer>
  /** Styles and head of the last start, for pages that are requested before Vite is ready. */
  look: FirstLook | undefined
}

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
    const { context, vite, opening, look } = this.ports
    const { live, pages, pictures } = context
    if (!vite() && look && isPageOf(request, live.good && pages.now({ path: '/' }))) {
      const answer = this.page(request, response, look)
      this.pagesBeforeVite.push(answer)
      return answer
    }
    const address = request.url ?? '/'
    if (/^\/(?:functions|auth\/v1)(?:[/?]|$)/.test(address)) return void (await this.calls(request, response))
    if (await answerEndpoint(request, response, context)) return
    if (await answerBesidePages(new URL(address, 'http://preview').pathname, response, this.besidePages())) return
    // Every page of the preview links to this URL, whatever format the site's icon has.
    if (address === '/favicon.svg') return answerFavicon(response, pages.now({ path: '/' }), pictures)
    const { middlewares } = await opening
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
    const { options, context, opening } = this.ports
    const { live, pages, editing } = context
    const token = editing?.token
    const { script } = options.form ?? engineForms.source
    return answerPage(request, response, {
      edit: options.edit === true && token !== undefined,
      vite: () => opening,
      look,
      measuredPage: pages.measured,
      health: () => live.health,
      data: options.dataName,
      token,
      scripts: hasOwnBlocks() ? [ownBlocksScript, script] : [script],
    }).catch((error: unknown) => {
      options.onMessage?.(String(error))
      response.destroy()
    })
  }
}

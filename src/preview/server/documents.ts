// Answers requests for pages and for the site's icon.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { faviconOf } from '../../render/favicon.ts'
import { meaningOf, plainPath } from '../../render/routes.ts'
import { decodedAddress } from '../../site/decoded-address.ts'
import type { PageState } from '../messages.ts'
import { pageRequestIn } from '../session/page-states.ts'
import type { Pictures } from '../session/pictures.ts'
import type { DeferredVite } from './deferred-vite.ts'
import { engineForms } from './engine-form.ts'
import { drawFirstPage, type FirstLook } from './first-look.ts'
import type { HandlerContext } from './handler-context.ts'
import type { OwnBackend } from './own-backend.ts'
import { hasOwnBlocks, ownBlocksScript } from './own-blocks.ts'
import type { PreviewOptions } from './preview-options.ts'
import { shellOf } from './shell.ts'

export interface AnswerPorts {
  options: PreviewOptions
  context: HandlerContext
  backend: OwnBackend
  vite: DeferredVite
  /** Styles and head of the last start, for pages that are requested before Vite is ready. */
  look: FirstLook | undefined
}

/** Sends the document of a page, with status 404 where the site has no such page. With a `look` it does not wait for Vite. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { options, context: { pages, live, editing }, vite }: AnswerPorts,
  look?: FirstLook,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://preview')
  const path = decodedAddress(pathname)
  if (!isForPage(path, request)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.')
    return
  }
  const isOwn = path.startsWith('/__lectern/')
  const shown = await pages.measured(pageRequestIn(searchParams, isOwn ? '/' : plainPath(path)))
  const found = isOwn || (shown && meaningOf(shown.paths, path).kind !== 'unknown')
  const token = editing?.token
  const edit = options.edit === true && token !== undefined
  const first = { shown, health: live.health, data: options.dataName, token, edit }
  const { script } = options.form ?? engineForms.source
  const scripts = hasOwnBlocks() ? [ownBlocksScript, script] : [script]
  const drawn =
    look && shown && drawFirstPage(look, shown, { path: plainPath(path), scheme: searchParams.get('scheme') })
  const hasBar = !isOwn && request.headers['sec-fetch-dest'] !== 'iframe'
  const shell = shellOf(first, { scripts, hasBar, drawn })
  const html = drawn ? shell : await (await vite.opening).transformIndexHtml(request.url ?? '/', shell)
  response.writeHead(found ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'self'",
    'referrer-policy': 'same-origin',
  })
  response.end(html)
}

/** True when a browser navigates to a page of the site. */
export function isPageOf({ method, url, headers }: IncomingMessage, shown: PageState | undefined): boolean {
  const path = decodedAddress(new URL(url ?? '/', 'http://preview').pathname)
  return (
    method === 'GET' &&
    (headers.accept ?? '').includes('text/html') &&
    shown !== undefined &&
    meaningOf(shown.paths, plainPath(path)).kind === 'page'
  )
}

/** Clients that accept anything (curl, a link checker) get the page too, but not where a file is missing, as with `npm start`. */
function isForPage(path: string, { method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const accept = headers.accept ?? '*/*'
  if (accept.includes('text/html')) return true
  const isFile = /\.[a-z0-9]+$/i.test(path)
  return !isFile && /(?:^|,)\s*(?:\*|text)\/\*/.test(accept)
}

export function answerFavicon(response: ServerResponse, shown: PageState | undefined, pictures: Pictures): void {
  const own = shown?.site.favicon
  if (own !== undefined) {
    pictures.answer(own, response)
    return
  }
  response.writeHead(shown ? 200 : 404, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  response.end(shown && faviconOf(shown.site))
}

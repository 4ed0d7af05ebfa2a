// What pages of the preview ask the server for: another page of the site, the catalogue, the editor.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Catalogue, endpoints, type Followed } from '../messages.ts'
import { openAsked, openSource } from './editor/answer-open.ts'
import { answerEdits } from './edits/answer-edits.ts'
import type { HandlerContext } from './handler-context.ts'
import { json, jsonBody } from './json.ts'
import { answerReview } from './review/answer-review.ts'
import { answerYaml } from './yaml-pane/answer-yaml.ts'

const longest = 16 * 1024

/** True when the request was one of these and is answered. */
export async function answerEndpoint(request: IncomingMessage, response: ServerResponse, context: HandlerContext) {
  const url = new URL(request.url ?? '/', 'http://preview')
  const { pages, pictures } = context
  if (url.pathname === endpoints.shown) {
    const shown = await pages.whole(url.searchParams.get('reading') ?? undefined, url.searchParams.get('path') ?? '/')
    return json(response, shown ? 200 : 404, shown ?? { error: 'There is no such reading.' })
  }
  if (url.pathname === endpoints.catalogue) return json(response, 200, await catalogueOf(context))
  if (url.pathname.startsWith(endpoints.still)) {
    const html = await stillOf(url, context)
    response.writeHead(html === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "script-src 'none'; frame-ancestors 'self'",
    })
    response.end(html ?? 'There is no such example.')
    return true
  }
  if (url.pathname === endpoints.picture) {
    pictures.answer(url.searchParams.get('file') ?? '', response)
    return true
  }
  if (url.pathname === endpoints.open) {
    if (request.method !== 'POST') return json(response, 405, { error: 'This takes POST.' })
    return json(response, 200, await openAsked(await jsonBody(request, longest), context))
  }
  if (url.pathname === endpoints.follow) {
    const place = request.method === 'POST' ? followed(await jsonBody(request, longest)) : undefined
    if (place) context.follow(place)
    return json(response, place ? 200 : 400, place ? {} : { error: 'This takes a page of a reading.' })
  }
  if (url.pathname === endpoints.source) {
    // A link on a page elsewhere may lead to the preview, but opens nothing.
    const opened = request.headers['sec-fetch-mode'] !== 'navigate' && (await openSource(url.searchParams, context))
    return json(response, opened ? 200 : 404, opened || { error: 'There is no such source file.' })
  }
  return (
    (await answerReview(request, response, context)) ||
    (await answerYaml(request, response, context)) ||
    answerEdits(request, response, context)
  )
}

/** What an editor says of its cursor, if it is a place. */
function followed(said: unknown): Followed | undefined {
  const { reading, path, block } = (said ?? {}) as Record<string, unknown>
  if (typeof reading !== 'string' || typeof path !== 'string' || !path.startsWith('/')) return undefined
  return { reading, path, ...(typeof block === 'number' && { block }) }
}

/** With every picture of its examples measured. */
async function catalogueOf({ live, pictures, engine, warmUp }: HandlerContext): Promise<Catalogue> {
  const entries = engine().catalogue(live.good?.manifest)
  await Promise.all([pictures.learn(entries), warmUp()])
  return { entries, images: pictures.in(entries) }
}

/** `/__lectern/still/hero/0?reading=A&scheme=dark`: an example as a document, or nothing. */
async function stillOf({ pathname, searchParams }: URL, context: HandlerContext): Promise<string | undefined> {
  const [type = '', at] = pathname.slice(endpoints.still.length).split('/')
  const shown = context.pages.now(searchParams.get('reading') ?? undefined, '/')
  const { entries, images } = await catalogueOf(context)
  const example = entries.find((entry) => entry.type === type)?.examples[Number(at)]
  if (!shown || !example) return undefined
  const wanted = searchParams.get('scheme')
  const scheme = wanted === 'light' || wanted === 'dark' ? wanted : undefined
  return context.drawExample({ site: shown.site, type, props: example.props, images, scheme })
}

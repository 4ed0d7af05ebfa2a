// The endpoints of the review sheet. Only pages of this preview know the token; no path of a file is ever taken from a page.
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type CommitRequest,
  type PublishAnswer,
  reviewEndpoints,
  type TakeBackRequest,
} from '../../review/review-messages.ts'
import { mayEdit } from '../edits/answer-edits.ts'
import type { HandlerContext } from '../handler-context.ts'
import { json, jsonBody } from '../json.ts'
import { picturesBefore } from './pictures-before.ts'
import type { Reviewing } from './reviewing.ts'

const longest = 256 * 1024

/** True when the request was for the review and is answered. */
export async function answerReview(
  request: IncomingMessage,
  response: ServerResponse,
  context: HandlerContext,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://preview')
  if (!url.pathname.startsWith('/__lectern/review/')) return false
  const { editing } = context
  const isPage = url.pathname === reviewEndpoints.page
  // A frame sends no header.
  if (!editing || !mayEdit(request, editing, isPage ? url.searchParams.get('token') : undefined))
    return json(response, 403, { error: 'Only a page of this preview may see what has changed.' })
  const { review } = editing
  if (isPage) return answerFrame(response, await framed(url.searchParams, context))
  if (url.pathname === reviewEndpoints.review && request.method === 'GET')
    return json(response, 200, await review.state())
  if (request.method !== 'POST') return json(response, 405, { error: 'This takes POST.' })
  const asked = await jsonBody(request, longest)
  switch (url.pathname) {
    case reviewEndpoints.takeBack:
      return isTakeBack(asked) ? json(response, 200, await review.takeBack(asked)) : unread(response)
    case reviewEndpoints.takeBackFile:
      return isGroup(asked) && isText(asked.file, 1000)
        ? json(response, 200, await review.takeBackFile(asked.file))
        : unread(response)
    case reviewEndpoints.commit:
      return isCommit(asked) ? json(response, 200, await review.commit(asked)) : unread(response)
    case reviewEndpoints.push:
      return json(response, 200, await review.push())
    case reviewEndpoints.copy:
      return json(response, 200, copied(review))
    case reviewEndpoints.restore:
      return isGroup(asked) && typeof asked.name === 'string'
        ? json(response, 200, await review.restore(asked.name))
        : unread(response)
    default:
      return json(response, 404, { error: 'There is nothing here.' })
  }
}

/** A page as it was or as it is; undefined where there is none. */
async function framed(asked: URLSearchParams, context: HandlerContext): Promise<string | undefined> {
  const { editing, live, pictures, drawPage } = context
  const isBefore = asked.get('when') === 'before'
  const loaded = isBefore ? (await editing?.review.earlier())?.loaded : live.good
  const site = loaded?.readings?.site(asked.get('reading') ?? '')
  const path = asked.get('path') ?? '/'
  const route = site?.routes.find((one) => one.path === path)
  if (!site || !route) return undefined
  await pictures.learn(route)
  const wanted = asked.get('scheme')
  const scheme = wanted === 'light' || wanted === 'dark' ? wanted : undefined
  const then = isBefore && editing ? await picturesBefore(route, editing.review.files) : {}
  return drawPage({ site, path, images: { ...pictures.in(route), ...then }, scheme })
}

function answerFrame(response: ServerResponse, html: string | undefined): true {
  response.writeHead(html === undefined ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "script-src 'none'; form-action 'none'; frame-ancestors 'self'",
  })
  response.end(html ?? 'There is no such page.')
  return true
}

function copied(review: Reviewing): PublishAnswer {
  try {
    review.copy()
    return { outcome: 'done', message: 'A copy is made.' }
  } catch (error) {
    return { outcome: 'failed', message: 'No copy could be made.', hint: error instanceof Error ? error.message : '' }
  }
}

const unread = (response: ServerResponse) => json(response, 400, { error: 'This cannot be read, or it is too large.' })

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !value.includes('\0')

const isTakeBack = (value: unknown): value is TakeBackRequest =>
  isGroup(value) &&
  Array.isArray(value.hunks) &&
  value.hunks.length > 0 &&
  value.hunks.length <= 5000 &&
  value.hunks.every((id) => typeof id === 'string') &&
  isText(value.label, 400) &&
  (value.despite === undefined || typeof value.despite === 'boolean')

const isCommit = (value: unknown): value is CommitRequest =>
  isGroup(value) &&
  isText(value.message, 20_000) &&
  value.message.trim() !== '' &&
  (value.branch === undefined || isText(value.branch, 200)) &&
  typeof value.push === 'boolean' &&
  (value.author === undefined || (isGroup(value.author) && isLine(value.author.name) && isLine(value.author.email)))

const isLine = (value: unknown): boolean => isText(value, 200) && /^[^\n\r<>]*\S[^\n\r<>]*$/.test(value)

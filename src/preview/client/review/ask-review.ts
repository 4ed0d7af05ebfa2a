// The review sheet's questions to the server.
import { type EditAnswer, editEndpoints, tokenHeader } from '../../edit-messages.ts'
import type {
  ChangedPage,
  CommitRequest,
  PublishAnswer,
  Review,
  TakeBackRequest,
} from '../../review/review-messages.ts'
import { reviewEndpoints } from '../../review/review-messages.ts'
import { pageToken } from '../news.ts'

const silent = 'The preview does not answer. Is it still running?'
const another = 'The preview was started anew. Reload the page.'

async function ask<T>(url: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', [tokenHeader]: pageToken ?? '' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    console.error(error)
    throw new Error(silent)
  })
  if (!answer.ok) throw new Error(answer.status === 403 ? another : `The preview answers ${answer.status}.`)
  return (await answer.json()) as T
}

export const fetchReview = () => ask<Review>(reviewEndpoints.review)
export const takeBack = (asked: TakeBackRequest) => ask<EditAnswer>(reviewEndpoints.takeBack, asked)
export const undo = () => ask<EditAnswer>(editEndpoints.undo, { back: true })
export const commit = (asked: CommitRequest) => ask<PublishAnswer>(reviewEndpoints.commit, asked)
export const push = () => ask<PublishAnswer>(reviewEndpoints.push, {})
export const makeCopy = () => ask<object>(reviewEndpoints.copy, {})
export const restore = (name: string) => ask<EditAnswer>(reviewEndpoints.restore, { name })

/** Address of a page as it was, or as it is. A frame sends no header, so the token is in it. */
export const pictureOf = ({ reading }: ChangedPage, path: string, when: 'before' | 'now', scheme?: string) =>
  `${reviewEndpoints.page}?${new URLSearchParams({ reading, path, when, token: pageToken ?? '', ...(scheme && { scheme }) })}`

// A question to the preview's own server that only a page of it may ask.
import { tokenHeader } from '../edit-messages.ts'
import { pageToken } from './news.ts'

const silent = 'The preview does not answer. Is it still running?'
const another = 'The preview was started anew. Reload the page.'

/** POST with a body, GET without. Throws an Error whose message is a sentence for people. */
export async function ask<T>(url: string, body?: object, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', [tokenHeader]: pageToken ?? '' },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  }).catch((error: unknown) => {
    if (!signal?.aborted) console.error(error)
    throw new Error(silent)
  })
  if (!answer.ok) throw new Error(answer.status === 403 ? another : `The preview answers ${answer.status}.`)
  return (await answer.json()) as T
}

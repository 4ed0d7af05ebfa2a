// A question to the preview's own server that only a page of it may ask.
import { tokenHeader } from '../edit-messages.ts'
import { pageToken } from './news.ts'
import { words } from './words.ts'

/** POST with a body, GET without. Throws an Error whose message is a sentence for people. */
export async function ask<T>(url: string, body?: object, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', [tokenHeader]: pageToken ?? '' },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  }).catch((error: unknown) => {
    if (!signal?.aborted) console.error(error)
    throw new Error(words.editing.silent)
  })
  if (!answer.ok)
    throw new Error(answer.status === 403 ? words.editing.startedAnew : words.editing.answers(answer.status))
  return (await answer.json()) as T
}

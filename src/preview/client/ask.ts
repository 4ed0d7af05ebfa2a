// A question to the preview's own server that only a page of it may ask.
import { tokenHeader } from '../edit-messages.ts'
import { logError } from './log-error.ts'
import { pageToken } from './news.ts'
import { words } from './words.ts'

/** What shows that the request comes from a page of this preview. */
export const pageHeaders = () => ({ 'content-type': 'application/json', [tokenHeader]: pageToken ?? '' })

/** GET; undefined for any answer but 200. */
export async function fetched<T>(url: string, asked: Record<string, string>): Promise<T | undefined> {
  const answer = await fetch(`${url}?${new URLSearchParams(asked)}`, { headers: pageHeaders() })
  return answer.ok ? ((await answer.json()) as T) : undefined
}

/** POST with a body, GET without. Throws an Error whose message is a sentence for people. */
export async function ask<T>(url: string, body?: object, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: pageHeaders(),
    ...(body && { body: JSON.stringify(body) }),
    signal,
  }).catch((error: unknown) => {
    if (!signal?.aborted) logError(error)
    throw new Error(words.editing.silent)
  })
  if (!answer.ok)
    throw new Error(answer.status === 403 ? words.editing.startedAnew : words.editing.answers(answer.status))
  return (await answer.json()) as T
}

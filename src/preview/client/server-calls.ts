// Calls of the preview's own server.
import { tokenHeader } from '../edit-messages.ts'
import type { Address } from '../endpoints.ts'
import { pageToken } from './first-data.ts'
import { logError } from './log-error.ts'
import { words } from './words.ts'

type Query = Readonly<Record<string, string | undefined>>

interface CallOptions {
  signal?: AbortSignal
  /** Whether it goes on its way although its window closes. */
  keepalive?: boolean
  /** Sentences for another status than 200, with it, and for no answer. */
  failures?: { startedAnew?: string; answers?: (status: number) => string; silent?: string }
}

/** The address with what is given of the query. */
export function addressWith<To extends string>(url: To, query: Query): To {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `${url}?${new URLSearchParams(given)}` as To
}

/** POST with a body (a file, or else JSON), GET without; with what shows that it comes from a page of this preview. */
export function responseTo(url: string, body?: object, init?: Pick<CallOptions, 'signal' | 'keepalive'>) {
  const isFile = body instanceof Blob
  return fetch(url, {
    ...init,
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
      [tokenHeader]: pageToken ?? '',
    },
    body: isFile ? body : body && JSON.stringify(body),
  })
}

/** GET; undefined for any answer but 200. */
export async function fetchJson<Answer>(url: Address<Answer>, query: Query): Promise<Answer | undefined> {
  const answer = await responseTo(addressWith(url, query))
  return answer.ok ? ((await answer.json()) as Answer) : undefined
}

/** Throws an Error whose message is a sentence for people. */
export async function callServer<Answer, Body extends object | undefined>(
  url: Address<Answer, Body>,
  body?: NoInfer<Body>,
  { failures, ...init }: CallOptions = {},
): Promise<Answer> {
  const { startedAnew, answers, silent } = { ...words.editing, ...failures }
  const answer = await responseTo(url, body, init).catch((error: unknown) => {
    if (!init.signal?.aborted) logError(error)
    throw new Error(silent)
  })
  // The token is of the preview before, where another one has been started since the page was loaded.
  if (!answer.ok) throw new Error(answer.status === 403 ? startedAnew : answers(answer.status))
  return (await answer.json()) as Answer
}

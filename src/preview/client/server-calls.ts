// Requests to the preview's own server.
import { tokenHeader } from '../edit-messages.ts'
import type { Address } from '../endpoints.ts'
import { pageToken } from './first-data.ts'
import { logError } from './log-error.ts'
import { inEditorLanguage, words } from './words.ts'

type Query = Readonly<Record<string, string | undefined>>

interface CallOptions {
  signal?: AbortSignal
  /** Whether the request is sent even if the window closes. */
  keepalive?: boolean
}

/** Appends the query to an address; undefined values are left out. */
export function addressWith<To extends string>(url: To, query: Query): To {
  const defined = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `${url}?${new URLSearchParams(defined)}` as To
}

/** Sends a request: POST with a body (a file or JSON), GET without. Its token proves that it comes from a page of this preview. */
function responseTo(url: string, body?: object, init?: CallOptions) {
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

/** GET. Resolves to undefined for any status but 200. */
export async function fetchJson<Answer>(address: Address<Answer>): Promise<Answer | undefined> {
  const answer = await responseTo(address)
  return answer.ok ? ((await answer.json()) as Answer) : undefined
}

/** Sends a request and returns its JSON. Throws an Error whose message is a sentence for people. */
export async function callServer<Answer, Body extends object | undefined>(
  url: Address<Answer, Body>,
  body?: NoInfer<Body>,
  init?: CallOptions,
): Promise<Answer> {
  const { answers, silent } = words.editing
  const answer = await responseTo(url, body, init).catch((error: unknown) => {
    if (!init?.signal?.aborted) logError(error)
    throw new Error(silent)
  })
  if (answer.ok) return (await answer.json()) as Answer
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string }
  throw new Error(error === undefined ? answers(answer.status) : inEditorLanguage(error))
}

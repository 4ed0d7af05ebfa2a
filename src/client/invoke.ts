// Calls a backend function through the Supabase client, which adds the session's token. Falls back to fetch when the client's file
// cannot be loaded, for example after a new deployment, so that a request is not lost to a missing file.
import type { SiteBackend } from '../site/model.ts'
import { supabase } from './supabase.ts'

export interface FunctionCall {
  backend: SiteBackend
  /** The function's name. */
  name: string
  body: Record<string, unknown>
  headers: Record<string, string>
  signal: AbortSignal
}

export interface FunctionResponse {
  /** The body of a 2xx answer, parsed when it is JSON. */
  data: unknown
  /** Set for every other answer, and when the answer could not be read. */
  error: unknown
  /** The unread answer when its status was not 2xx. */
  response?: Response
}

/** Never rejects. */
export async function invoke(call: FunctionCall): Promise<FunctionResponse> {
  const client = await supabase(call.backend).catch(() => undefined)
  try {
    const { name, ...options } = call
    return client ? await client.functions.invoke<unknown>(name, options) : await invokePlainly(call)
  } catch (error) {
    return { data: null, error }
  }
}

async function invokePlainly({ backend, name, body, headers, signal }: FunctionCall): Promise<FunctionResponse> {
  const response = await fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: backend.publishableKey, ...headers },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok || response.headers.get('x-relay-error') === 'true')
    return { data: null, error: new DOMException('', 'HttpError'), response }
  const isJson = /^application\/json\b/.test(response.headers.get('Content-Type') ?? '')
  return { data: isJson ? await response.json() : await response.text(), error: null }
}

// Sends a form. Never throws: every failure is an outcome. Console messages contain nothing a visitor typed.
import type { FormDeclaration, Payload } from '../../../supabase/functions/_shared/form.ts'
import { turnstileField } from '../../../supabase/functions/_shared/form-rules.ts'
import { functionAddress } from '../../../supabase/functions/_shared/languages.ts'
import { type FunctionResponse, invoke } from '../../client/invoke.ts'
import type { SiteBackend } from '../../site/model.ts'
import { forgetIntent, intentKey } from './intent-key.ts'
import { judgeBody, judgeRefusal, type SendOutcome } from './outcome.ts'

/** Milliseconds until a request counts as failed, reading the response included. */
const timeoutMs = 15_000
/** Maximum characters of an error response. */
const maxRefusalLength = 65_536

export interface Sending {
  declaration: FormDeclaration
  backend: SiteBackend
  payload: Payload
  /** Sent only together with the idempotency key: other people's functions may not allow them (CORS). */
  headers?: Record<string, string>
  signal: AbortSignal
}

export async function sendForm({ declaration, backend, payload, headers = {}, signal }: Sending): Promise<SendOutcome> {
  const storage = tabStorage()
  const key = intentKey(declaration.name, JSON.stringify(payload), storage)
  const { until, lapsed, stop } = deadline(signal)
  const keyed = declaration.sendsKey ? { ...headers, 'Idempotency-Key': key } : {}
  const token = declaration.turnstile && challengeToken()
  // Not part of the idempotency key: the same content with a new token is the same request.
  const body = token ? { ...payload, [turnstileField]: token } : payload
  const call = { backend, name: functionAddress(declaration), body, headers: keyed, signal: until }
  const { data, error, response } = await Promise.race([invoke(call), lapsed])
  const refusal = response?.status === 422 ? await Promise.race([readJson(response), lapsed]) : undefined
  stop()
  if (token) renewChallenge()
  const names = declaration.fields.map(({ name }) => name)
  const outcome = error ? judgeRefusal(response?.status, refusal, names) : judgeBody(data)
  if (outcome.kind === 'stored' || response?.status === 409) forgetIntent(declaration.name, storage)
  if (outcome.kind !== 'stored') log(error instanceof Error ? error.name : 'UnexpectedAnswer', response)
  return outcome
}

/** Returns a signal that aborts with the given one or after the timeout, and a promise that resolves then. */
function deadline(signal: AbortSignal) {
  const controller = new AbortController()
  const end = () => controller.abort()
  const timer = setTimeout(end, timeoutMs)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  const lapsed = new Promise<FunctionResponse>((resolve) => {
    const lapse = () => resolve({ data: null, error: new DOMException('', 'TimeoutError') })
    if (controller.signal.aborted) lapse()
    controller.signal.addEventListener('abort', lapse, { once: true })
  })
  return { until: controller.signal, lapsed, stop: () => clearTimeout(timer) }
}

/** The JSON of an error response; undefined if it is invalid, too long or cannot be read. */
async function readJson(response: Response): Promise<unknown> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true })
      if (text.length > maxRefusalLength) {
        await reader?.cancel()
        return undefined
      }
    }
    return JSON.parse(text)
  } catch {
    // The failure is reported anyway, only without messages per field.
    return undefined
  }
}

function log(name: string, response: Response | undefined): void {
  const requestId = response?.headers.get('x-request-id') ?? response?.headers.get('sb-request-id') ?? undefined
  console.error('The form could not be sent.', { name, status: response?.status, requestId })
}

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    // Forbidden by browser settings: keys then live as long as the page.
    return undefined
  }
}

declare global {
  /** Set by the Turnstile script once it has loaded. */
  var turnstile: { reset(): void } | undefined
}

/** The Turnstile token, if the visitor passed. Without one the backend marks the request as suspect. */
const challengeToken = (): string | undefined =>
  document.querySelector<HTMLInputElement>(`[name="${turnstileField}"]`)?.value || undefined

/** Requests a new token, since each is valid for one request. */
const renewChallenge = (): void => globalThis.turnstile?.reset()

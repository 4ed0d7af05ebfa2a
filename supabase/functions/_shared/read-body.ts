// Reads a request's body without trusting its headers.
import { sentences } from './answers.ts'

export const maxBodyBytes = 64 * 1024
// Reads and discards this much of a larger body, because a sender that is cut off midway may never see the response.
const maxDiscardedBytes = 1024 * 1024
const maxBodyDepth = 8
const timeoutMs = 10_000

export class RefusedRequest extends Error {
  override name = 'Refused'
  constructor(
    readonly status: number,
    readonly sentence: keyof typeof sentences,
  ) {
    super(sentences[sentence])
  }
}

export type BodyType = 'json' | 'entries'

/** Returns the type of body. Throws Refused for other types, charsets other than UTF-8, and compressed bodies. */
export function bodyType(headers: Headers): BodyType {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='))
  const encoding = headers.get('content-encoding') ?? 'identity'
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  const kind = { 'application/json': 'json', 'application/x-www-form-urlencoded': 'entries' }[type.trim()]
  if (!kind || !utf8 || encoding !== 'identity') throw new RefusedRequest(415, 'type')
  return kind as BodyType
}

/**
 * Returns the body as text, whatever content-length says, and stops after ten seconds. Throws Refused. JSON is at most 64 KiB; entries of a
 * form have up to six bytes for a letter, and are measured once they are read.
 */
export async function readBodyText(request: Request, type: BodyType): Promise<string> {
  const maxBytes = type === 'json' ? maxBodyBytes : maxDiscardedBytes
  if (Number(request.headers.get('content-length') ?? 0) > maxDiscardedBytes) throw new RefusedRequest(413, 'tooLarge')
  if (!request.body) return ''
  const reader = request.body.getReader()
  // Invalid UTF-8 is refused, not replaced.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RefusedRequest(408, 'slow')), timeoutMs)
  })
  let text = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done && size > maxBytes) throw new RefusedRequest(413, 'tooLarge')
      if (done) return text + decode(() => decoder.decode())
      size += value.byteLength
      if (size > maxDiscardedBytes) throw new RefusedRequest(413, 'tooLarge')
      if (size <= maxBytes) text += decode(() => decoder.decode(value, { stream: true }))
    }
  } catch (error) {
    // The rest of the body is not needed. Cancelling may fail because the sender is gone.
    reader.cancel().catch(() => undefined)
    throw error instanceof RefusedRequest ? error : new RefusedRequest(408, 'slow')
  } finally {
    clearTimeout(timer)
  }
}

function decode(step: () => string): string {
  try {
    return step()
  } catch {
    throw new RefusedRequest(400, 'notJson')
  }
}

/** Parses a JSON object of limited depth. Throws Refused. */
export function readObject(text: string): Record<string, unknown> {
  if (depthOf(text) > maxBodyDepth) throw new RefusedRequest(400, 'notJson')
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RefusedRequest(400, 'notObject')
  return value as Record<string, unknown>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message is dropped, because it quotes the body.
    throw new RefusedRequest(400, 'notJson')
  }
}

/** Depth of nested brackets outside of strings, counted before parsing so that deep nesting costs nothing. */
function depthOf(text: string): number {
  let depth = 0
  let maxDepth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (quoted && letter === '\\') at++
    else if (letter === '"') quoted = !quoted
    else if (quoted) continue
    else if (letter === '[' || letter === '{') maxDepth = Math.max(maxDepth, ++depth)
    else if (letter === ']' || letter === '}') depth--
  }
  return maxDepth
}

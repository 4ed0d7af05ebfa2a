// Reads a request's body without trusting what it says about itself.
import { sentences } from './answers.ts'

export const maxBodyBytes = 64 * 1024
// So much of a larger body is read and thrown away: a sender that is cut off in the middle may never see the answer.
const maxDiscardedBytes = 1024 * 1024
const maxDepth = 8
const timeoutMs = 10_000

export class Refused extends Error {
  override name = 'Refused'
  constructor(
    readonly status: number,
    readonly sentence: keyof typeof sentences,
  ) {
    super(sentences[sentence])
  }
}

export type BodyType = 'json' | 'entries'

/** The kind of body, or a refusal: the only charset is UTF-8, and nothing is decompressed. */
export function bodyType(headers: Headers): BodyType {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='))
  const encoding = headers.get('content-encoding') ?? 'identity'
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  const kind = { 'application/json': 'json', 'application/x-www-form-urlencoded': 'entries' }[type.trim()]
  if (!kind || !utf8 || encoding !== 'identity') throw new Refused(415, 'type')
  return kind as BodyType
}

/** The body as text. Keeps 64 KiB at most whatever the length header says, and stops after ten seconds. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxDiscardedBytes) throw new Refused(413, 'tooLarge')
  if (!request.body) return ''
  const reader = request.body.getReader()
  // Bytes that are no UTF-8 are refused, not replaced.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused(408, 'slow')), timeoutMs)
  })
  let text = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done && size > maxBodyBytes) throw new Refused(413, 'tooLarge')
      if (done) return text + decode(() => decoder.decode())
      size += value.byteLength
      if (size > maxDiscardedBytes) throw new Refused(413, 'tooLarge')
      if (size <= maxBodyBytes) text += decode(() => decoder.decode(value, { stream: true }))
    }
  } catch (error) {
    // The rest is of no interest; the sender may already be gone, so a failure to cancel says nothing.
    reader.cancel().catch(() => undefined)
    throw error instanceof Refused ? error : new Refused(408, 'slow')
  } finally {
    clearTimeout(timer)
  }
}

function decode(step: () => string): string {
  try {
    return step()
  } catch {
    throw new Refused(400, 'notJson')
  }
}

/** A JSON object of bounded depth. */
export function readObject(text: string): Record<string, unknown> {
  if (depthOf(text) > maxDepth) throw new Refused(400, 'notJson')
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refused(400, 'notObject')
  return value as Record<string, unknown>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message quotes the body.
    throw new Refused(400, 'notJson')
  }
}

/** How deep brackets nest outside of strings; counted before parsing, in one pass, so that depth costs nothing. */
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

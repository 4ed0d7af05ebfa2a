import type { IncomingMessage } from 'node:http'

/** Reads a request's body as text; undefined where it has more than `maxLength` characters. */
export async function requestText(request: IncomingMessage, maxLength: number): Promise<string | undefined> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > maxLength) return undefined
  }
  return text
}

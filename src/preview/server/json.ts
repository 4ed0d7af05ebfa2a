// JSON in and out of the preview's own endpoints.
import type { IncomingMessage, ServerResponse } from 'node:http'

export function json(response: ServerResponse, status: number, value: unknown): true {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
  return true
}

/** Undefined for what is no JSON, and for more than so many characters. */
export async function jsonBody(request: IncomingMessage, longest: number): Promise<unknown> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > longest) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    // Whoever sends anything else is answered that there is nothing to do.
    return undefined
  }
}

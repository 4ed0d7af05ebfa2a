// Answers with one file: in the negotiated encoding, as a byte range on request, or with 304 when the browser has it.
import { createReadStream, type Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import fresh from 'fresh'
import { lookup } from 'mrmime'
import Negotiator from 'negotiator'
import parseRange from 'range-parser'
import { compress, type Encoding, encodings, isCompressible, smallest } from '../compression/encodings.ts'

/** A file that is served: its absolute path, and those of its encodings that lie beside it. */
export interface ServedFile {
  path: string
  encoded: Partial<Record<Encoding, string>>
}

/**
 * `status` is 200, or 404 for the page that says so, which is neither cached by its tag nor sent in part. Rejects when the
 * file cannot be read and nothing has been sent yet.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  status: 200 | 404 = 200,
): Promise<void> {
  const stats = await stat(file.path)
  const isText = isCompressible(file.path) && stats.size >= smallest
  const range = status === 200 && request.method === 'GET' ? request.headers.range : undefined
  // A range is of the file as it is: parts of a compressed one are of no use.
  const encoding = isText && range === undefined ? encodingFor(request) : undefined
  const tag = tagOf(stats, encoding)
  const headers = {
    'content-type': contentTypeOf(file.path),
    ...(encoding && { 'content-encoding': encoding }),
    ...(isText && { vary: 'Accept-Encoding' }),
    ...(status === 200 && { etag: tag, 'last-modified': stats.mtime.toUTCString(), 'accept-ranges': 'bytes' }),
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)

  if (status === 200 && fresh(request.headers, headers)) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name)
    response.writeHead(304).end()
    return
  }
  if (encoding) return sendEncoded(request, response, file, encoding, status)
  const part = range && isCurrent(request, tag, stats) ? partOf(range, stats.size) : 'whole'
  if (part === 'none') {
    response.removeHeader('content-type')
    response.writeHead(416, { 'content-range': `bytes */${stats.size}`, 'content-length': '0' }).end()
  } else if (part === 'whole') {
    response.writeHead(status, { 'content-length': stats.size })
    stream(request, response, file.path, { start: 0, end: stats.size - 1 })
  } else {
    const { start, end } = part
    response.writeHead(206, {
      'content-range': `bytes ${start}-${end}/${stats.size}`,
      'content-length': end - start + 1,
    })
    stream(request, response, file.path, part)
  }
}

/** Undefined for the file as it is; also where the browser refuses even that, as a page is better than none. */
function encodingFor(request: IncomingMessage): Encoding | undefined {
  const names = encodings.map(({ name }) => name)
  const chosen = new Negotiator(request).encoding([...names, 'identity'], { preferred: names })
  return names.find((name) => name === chosen)
}

async function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  { path, encoded }: ServedFile,
  encoding: Encoding,
  status: number,
): Promise<void> {
  // A file that is put into the folder by hand has no compressed one beside it.
  const { [encoding]: beside } = encoded
  const bytes = beside ? await readFile(beside) : await compress(await readFile(path), encoding, 'quick')
  response.writeHead(status, { 'content-length': bytes.length }).end(request.method === 'HEAD' ? undefined : bytes)
}

/** A file is replaced, never written over, so its time and size stand for its content; each encoding has a tag of its own. */
const tagOf = ({ size, mtimeMs }: Stats, encoding = '') =>
  `"${size.toString(36)}-${Math.trunc(mtimeMs * 1000).toString(36)}${encoding && `-${encoding}`}"`

/** Whether the part belongs to the file the browser began with. */
function isCurrent({ headers }: IncomingMessage, tag: string, { mtime }: Stats): boolean {
  const before = headers['if-range']
  return before === undefined || before === tag || before === mtime.toUTCString()
}

/** Several ranges at once, unknown units and what is no range at all are answered with the whole file. */
function partOf(range: string, size: number): { start: number; end: number } | 'whole' | 'none' {
  const parts = parseRange(size, range)
  if (parts === -1) return 'none'
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return 'whole'
  return parts[0] ?? 'whole'
}

/** As the header `content-type` has it. */
export function contentTypeOf(path: string): string {
  const type = /\.ico$/i.test(path) ? 'image/x-icon' : (lookup(path) ?? 'application/octet-stream')
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function stream(
  { method }: IncomingMessage,
  response: ServerResponse,
  path: string,
  part: { start: number; end: number },
): void {
  if (method === 'HEAD' || part.end < part.start) response.end()
  // What goes wrong now can only end the connection, which `pipeline` does.
  else pipeline(createReadStream(path, part), response, () => {})
}

// Answers with one file: in the negotiated encoding, as a byte range, or with 304 when the browser has it.
import { createReadStream, type Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import fresh from 'fresh'
import { lookup } from 'mrmime'
import Negotiator from 'negotiator'
import parseRange from 'range-parser'
import { compress, type Encoding, encodings, isCompressible } from '../compression/encodings.ts'

/** A served file: its absolute path, and the paths of its encodings beside it. */
export interface ServedFile {
  path: string
  encoded: Partial<Record<Encoding, string>>
}

/**
 * `status` 404 is for the page that says so, which has no validators and no ranges. Rejects when the file cannot be read and
 * nothing has been sent yet.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  status: 200 | 404 = 200,
): Promise<void> {
  const stats = await stat(file.path)
  const isText = isCompressible(file.path)
  const range = status === 200 && request.method === 'GET' ? request.headers.range : undefined
  // Ranges refer to the uncompressed file.
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

/** Undefined means uncompressed, also where the browser rules that out: a page is better than an error. */
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
  // Files put into the folder by hand have no compressed copy.
  const { [encoding]: beside } = encoded
  const bytes = beside ? await readFile(beside) : await compress(await readFile(path), encoding, 'quick')
  response.writeHead(status, { 'content-length': bytes.length }).end(request.method === 'HEAD' ? undefined : bytes)
}

/** Files are replaced, never overwritten, so size and time identify the content; each encoding has a tag of its own. */
const tagOf = ({ size, mtimeMs }: Stats, encoding = '') =>
  `"${size.toString(36)}-${Math.trunc(mtimeMs * 1000).toString(36)}${encoding && `-${encoding}`}"`

/** Whether a range refers to the version of the file that the browser has. */
function isCurrent({ headers }: IncomingMessage, tag: string, { mtime }: Stats): boolean {
  const before = headers['if-range']
  return before === undefined || before === tag || before === mtime.toUTCString()
}

/** Answers `whole` to several ranges, other units and malformed ranges; `none` when the range lies outside the file. */
function partOf(range: string, size: number): { start: number; end: number } | 'whole' | 'none' {
  const parts = parseRange(size, range)
  if (parts === -1) return 'none'
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return 'whole'
  return parts[0] ?? 'whole'
}

/** The value of the header `content-type`. */
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
  // After the headers are sent, an error can only end the connection, which `pipeline` does.
  else pipeline(createReadStream(path, part), response, () => {})
}

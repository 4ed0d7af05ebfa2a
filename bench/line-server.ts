// Serves a site's files from memory, compressed. With a `line`, simulates a slow network: each response waits for a round trip and
// is then sent at the line's rate.
import { createServer, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type Listening, listening } from '../src/backend/listening.ts'

export interface Line {
  /** Milliseconds. */
  roundTrip: number
  /** Bytes a second. */
  rate: number
}

/** A phone on a slow network: 150 ms round trip, 1.6 Mbit/s. */
export const slowLine: Line = { roundTrip: 150, rate: 200_000 }

/** Content by path below the root. */
export type Files = ReadonlyMap<string, string | Buffer>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export function serveFiles(files: Files, line?: Line): Promise<Listening> {
  const compressed = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = nameOf(pathname, files)
    if (line) await pause(line.roundTrip)
    const content = files.get(name)
    if (content === undefined) return response.writeHead(404).end()
    const type = types[extname(name)] ?? 'application/octet-stream'
    const font = extname(name) === '.woff2'
    const body = compressed.get(name) ?? (font ? Buffer.from(content) : brotliCompressSync(content))
    compressed.set(name, body)
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': extname(name) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(font ? {} : { 'content-encoding': 'br' }),
    })
    await write(response, body, line)
  })
  return listening(server)
}

/** The file at a path: itself, or the page of a folder. */
function nameOf(pathname: string, files: Files): string {
  const name = pathname.replace(/^\/|\/$/g, '')
  if (files.has(name)) return name
  return name === '' ? 'index.html' : `${name}/index.html`
}

/** Milliseconds between two chunks. */
const step = 20

async function write(response: ServerResponse, body: Buffer, line: Line | undefined): Promise<void> {
  const size = line ? (line.rate * step) / 1000 : body.length
  for (let from = 0; from < body.length; from += size) {
    if (line) await pause(step)
    response.write(body.subarray(from, from + size))
  }
  response.end()
}

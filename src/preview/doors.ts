// What pages of the preview ask the server for: another page of the site, the catalogue, the editor.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Path } from '../problems/finding.ts'
import type { Engine } from './engine.ts'
import type { LiveManifest } from './live-manifest.ts'
import { doors, type OpenAnswer, type Pointed } from './messages.ts'
import { openInEditor } from './open-editor.ts'

export interface Doorkeeper {
  live: LiveManifest
  engine: () => Engine
  /** Path of the manifest. */
  manifest: string
}

const longest = 16 * 1024

/** True when the request was one of these and is answered. */
export async function answerDoor(request: IncomingMessage, response: ServerResponse, keeper: Doorkeeper) {
  const url = new URL(request.url ?? '/', 'http://preview')
  const { live, engine } = keeper
  if (url.pathname === doors.shown) {
    const shown = live.shown(url.searchParams.get('reading') ?? undefined, url.searchParams.get('path') ?? '/')
    return json(response, shown ? 200 : 404, shown ?? { error: 'There is no such reading.' })
  }
  if (url.pathname === doors.catalogue) return json(response, 200, engine().catalogue(live.good?.manifest))
  if (url.pathname === doors.open) {
    if (request.method !== 'POST') return json(response, 405, { error: 'This takes POST.' })
    return json(response, 200, await open(await bodyOf(request), keeper))
  }
  return false
}

function json(response: ServerResponse, status: number, value: unknown): true {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
  return true
}

/** Opens a line of the manifest or of a file it includes, and no other: one that is named, or what made something on a page. */
async function open(asked: unknown, { live, engine, manifest }: Doorkeeper): Promise<OpenAnswer> {
  const { file } = live.health
  const pathOf = (name: string) => (live.isIncluded(name) ? resolve(name) : manifest)
  if (isPlace(asked)) {
    const at = 'file' in asked ? pathOf(String(asked.file)) : manifest
    return { file, origins: [], problem: await openInEditor(at, asked.line, asked.column) }
  }
  if (!isPointed(asked) || !live.good) return { file, origins: [], problem: 'There is nothing to open.' }
  const origins = engine().locate(live.good, asked.reading, asked.pointer)
  const [first] = origins
  if (!first) return { file, origins, problem: 'It is written nowhere in the manifest.' }
  return { file, origins, problem: await openInEditor(pathOf(first.file), first.line, first.column) }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const isPlace = (asked: unknown): asked is { line: number; column: number } =>
  typeof asked === 'object' &&
  asked !== null &&
  'line' in asked &&
  'column' in asked &&
  isWhole(asked.line) &&
  isWhole(asked.column)

const isPath = (value: unknown): value is Path =>
  Array.isArray(value) &&
  value.length < 40 &&
  value.every((one) => typeof one === 'string' || Number.isSafeInteger(one))

const isPointed = (asked: unknown): asked is Pointed =>
  typeof asked === 'object' &&
  asked !== null &&
  'reading' in asked &&
  'pointer' in asked &&
  typeof asked.reading === 'string' &&
  isPath(asked.pointer)

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) {
    text += part
    if (text.length > longest) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    // Whoever sends anything else is answered that there is nothing to open.
    return undefined
  }
}

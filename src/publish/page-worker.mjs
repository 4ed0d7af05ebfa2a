// Worker thread that writes pages, and compresses them while none waits to be written, so that few wait in memory.
// Loaded without a compiler, so it is plain JavaScript; page-workers.ts declares its messages.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { compressSync, encodings } from '../compression/compress.mjs'

/** @type {{ out: string, isNew: boolean, known: Record<string, string>, compresses: boolean, pending: Int32Array }} */
const { out, isNew, known, compresses, pending } = workerData
const folders = new Set()
/** @type {import('./page-workers.ts').WrittenPage[]} */
const done = []
/** Pages that are written and not compressed yet. */
const waiting = []
let isLast = false
/**
 * Bytes that are not sent back are freed at once. This thread has little else in memory, so that its garbage collector would let a
 * hundred megabytes of pages gather.
 */
const { port1: nowhere, port2 } = new MessageChannel()
port2.close()

parentPort.on('message', (/** @type {[name: string, html: Uint8Array][] | undefined} */ pages) => {
  if (pages) {
    for (const [name, bytes] of pages) done.push(write(name, bytes))
    nowhere.postMessage(
      undefined,
      pages.map(([, { buffer }]) => buffer),
    )
    Atomics.sub(pending, 0, pages.length)
    Atomics.notify(pending, 0)
  } else isLast = true
  if (waiting.length === 0) finish()
})

function write(name, bytes) {
  const hash = createHash('sha1').update(bytes).digest('base64url')
  const path = join(out, name)
  const page = { name, hash, size: bytes.length, isWritten: known[name] !== hash || !existsSync(path), compressed: [] }
  if (!page.isWritten) return page
  const folder = dirname(path)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  writeFileSync(placeOf(name), bytes)
  if (compresses) {
    if (waiting.length === 0) setImmediate(compressNext)
    waiting.push(page)
  }
  return page
}

const placeOf = (name) => join(out, isNew ? name : `${name}.new`)

/** One page in each turn of the event loop: pages that have come meanwhile are written first. */
function compressNext() {
  const page = waiting.pop()
  const content = readFileSync(placeOf(page.name))
  for (const { name: encoding, ending } of encodings) {
    const bytes = compressSync(content, encoding, 'quick')
    writeFileSync(placeOf(page.name + ending), bytes)
    page.compressed.push(page.name + ending)
  }
  if (waiting.length > 0) setImmediate(compressNext)
  else finish()
}

function finish() {
  if (isLast) parentPort.postMessage(done)
}

// Writes pages in a thread of its own, while the next ones are drawn. Loaded as it is, so it is plain JavaScript; see
// page-hand.ts for what is said to it and what it says.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/** @type {{ out: string, isNew: boolean, known: Record<string, string> }} */
const { out, isNew, known } = workerData
const folders = new Set()
/** @type {[name: string, hash: string, isWritten: boolean][]} */
const done = []

parentPort.on('message', (/** @type {[name: string, html: string][] | undefined} */ pages) => {
  if (pages) for (const [name, html] of pages) done.push(write(name, html))
  else parentPort.postMessage(done)
})

function write(name, html) {
  const bytes = Buffer.from(html)
  const hash = createHash('sha1').update(bytes).digest('base64url')
  const path = join(out, name)
  if (known[name] === hash && existsSync(path)) return [name, hash, false]
  const folder = dirname(path)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  writeFileSync(isNew ? path : `${path}.new`, bytes)
  return [name, hash, true]
}

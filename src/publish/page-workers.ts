// Writes the pages of a large site in worker threads, see page-worker.mjs: hashed, written and compressed there while the
// next ones are rendered.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** So many pages to render are worth the workers, which take a moment to start. */
export const worthWorkers = 300

export interface WrittenPage {
  name: string
  hash: string
  /** Bytes. */
  size: number
  /** False where the page was there already, the same. Its compressed files are not looked at then. */
  isWritten: boolean
  /** Compressed files written beside it. */
  compressed: string[]
}

interface Task {
  /** The engine's folder, which holds the worker's program. */
  engine: string
  out: string
  /** True for a folder that is not served yet: pages are written in place at once. */
  isNew: boolean
  /** Hashes of what the last build wrote. */
  known: Record<string, string>
  compresses: boolean
}

/** Pages a message: each message has a cost. */
const lot = 16
/** More than four workers wait for the disk. */
const maxWorkers = 4
/** So many pages may wait to be written, so that no more than those are in memory; then rendering waits. */
const maxWaiting = 256
/** Milliseconds after which a worker that writes nothing is no longer waited for; `done()` throws its error. */
const timeout = 5000

export class PageWorkers {
  private readonly workers: { worker: Worker; outcome: Promise<WrittenPage[]> }[]
  private pages: [name: string, html: Uint8Array][] = []
  private turn = 0
  private readonly encoder = new TextEncoder()
  /** How many pages wait to be written, as the workers see it too. */
  private readonly waiting = new Int32Array(new SharedArrayBuffer(4))
  private isStuck = false

  constructor({ engine, ...task }: Task) {
    // Compressing takes longer than rendering; writing takes less, beside which rendering needs a processor of its own.
    const idle = availableParallelism() - (task.compresses ? 0 : 1)
    const workerData = { ...task, pending: this.waiting }
    this.workers = Array.from({ length: Math.min(maxWorkers, Math.max(1, idle)) }, () => {
      const worker = new Worker(join(engine, 'src', 'publish', 'page-worker.mjs'), { workerData })
      const outcome = new Promise<WrittenPage[]>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
      })
      // Avoids an unhandled rejection; `done()` rethrows.
      outcome.catch(() => {})
      return { worker, outcome }
    })
  }

  put(name: string, html: string): void {
    this.pages.push([name, this.encoder.encode(html)])
    if (this.pages.length >= lot) this.send()
  }

  private send() {
    // Transferred, not copied.
    const bytes = this.pages.map(([, { buffer }]) => buffer)
    const all = Atomics.add(this.waiting, 0, bytes.length) + bytes.length
    this.workers[this.turn % this.workers.length]?.worker.postMessage(this.pages, bytes as ArrayBuffer[])
    this.turn++
    this.pages = []
    this.wait(all)
  }

  private wait(all: number) {
    for (let now = all; now > maxWaiting && !this.isStuck; now = Atomics.load(this.waiting, 0))
      this.isStuck = Atomics.wait(this.waiting, 0, now, timeout) === 'timed-out'
  }

  /** Resolves when all are written; rejects with the first error of a worker. */
  async done(): Promise<WrittenPage[]> {
    this.send()
    for (const { worker } of this.workers) worker.postMessage(undefined)
    try {
      return (await Promise.all(this.workers.map(({ outcome }) => outcome))).flat()
    } finally {
      await this.stop()
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map(({ worker }) => worker.terminate()))
  }
}

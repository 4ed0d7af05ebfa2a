// Sends the pages of a large site to worker threads (page-worker.mjs), which hash, write and compress them while the main thread renders
// the next ones.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Number of pages above which starting workers pays off. */
export const worthWorkers = 300

export interface WrittenPage {
  name: string
  hash: string
  /** Bytes. */
  size: number
  /** False when the file was unchanged; its compressed forms are then not reported. */
  isWritten: boolean
  /** Compressed files written beside it. */
  compressed: string[]
}

interface Task {
  /** The engine's folder, which holds the worker's program. */
  engine: string
  out: string
  /** True for a new folder, in which pages are written in place. */
  isNew: boolean
  /** File → hash, from the last build. */
  known: Record<string, string>
  compresses: boolean
}

/** Pages per message: each message has a cost. */
const batchSize = 16
/** More workers would wait for the disk. */
const maxWorkers = 4
/** Pages that may wait to be written; rendering pauses above it, so that no more are in memory. */
const maxWaiting = 256
/** Milliseconds without progress after which rendering no longer pauses; `done()` then throws the worker's error. */
const timeout = 5000

export class PageWorkers {
  private readonly workers: { worker: Worker; outcome: Promise<WrittenPage[]> }[]
  private pages: [name: string, html: Uint8Array][] = []
  private turn = 0
  private readonly encoder = new TextEncoder()
  /** Number of pages waiting to be written, shared with the workers. */
  private readonly waiting = new Int32Array(new SharedArrayBuffer(4))
  private isStuck = false

  constructor({ engine, ...task }: Task) {
    // Compressing takes longer than rendering, so workers get all processors; mere writing leaves one to rendering.
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
    if (this.pages.length >= batchSize) this.send()
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

  /** Resolves when all pages are written; rejects with the first error of a worker. */
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

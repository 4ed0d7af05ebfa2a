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
  /** True for a folder nobody reads from: pages go to their places at once. */
  isNew: boolean
  /** Hashes of what the last build wrote. */
  known: Record<string, string>
  compresses: boolean
}

/** Pages go over in lots: each message has a price. */
const lot = 16
/** Rendering leaves two processors half idle, and more than four workers wait for the disk. */
const most = 4

export class PageWorkers {
  private readonly workers: { worker: Worker; outcome: Promise<WrittenPage[]> }[]
  private pages: [name: string, html: string][] = []
  private turn = 0

  constructor({ engine, ...workerData }: Task) {
    this.workers = Array.from({ length: Math.min(most, Math.max(1, availableParallelism())) }, () => {
      const worker = new Worker(join(engine, 'src', 'publish', 'page-worker.mjs'), { workerData })
      const outcome = new Promise<WrittenPage[]>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
      })
      // Whoever asks for the outcome hears of the failure; until then it is nobody's.
      outcome.catch(() => {})
      return { worker, outcome }
    })
  }

  put(name: string, html: string): void {
    this.pages.push([name, html])
    if (this.pages.length >= lot) this.send()
  }

  private send() {
    this.workers[this.turn % this.workers.length]?.worker.postMessage(this.pages)
    this.turn++
    this.pages = []
  }

  /** When all are written. Rejects with what kept one from being written. */
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

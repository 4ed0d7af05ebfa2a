// A second pair of hands for a large site: pages are hashed and written in a thread of their own, see write-worker.mjs.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export type DonePage = [name: string, hash: string, isWritten: boolean]

interface Task {
  /** The project's folder, which holds the thread's program. */
  root: string
  out: string
  /** True for a folder nobody reads from: pages go to their places at once. */
  isNew: boolean
  /** Hashes of what the last build wrote. */
  known: Record<string, string>
}

/** Pages go over in lots: each message has a price. */
const lot = 16

export class PageHand {
  private readonly worker: Worker
  private readonly outcome: Promise<DonePage[]>
  private pages: [name: string, html: string][] = []

  constructor({ root, ...workerData }: Task) {
    this.worker = new Worker(join(root, 'src', 'publish', 'write-worker.mjs'), { workerData })
    this.outcome = new Promise((resolve, reject) => {
      this.worker.once('message', resolve).once('error', reject)
    })
    // Whoever asks for the outcome hears of the failure; until then it is nobody's.
    this.outcome.catch(() => {})
  }

  put(name: string, html: string): void {
    this.pages.push([name, html])
    if (this.pages.length < lot) return
    this.worker.postMessage(this.pages)
    this.pages = []
  }

  /** When all are written. Rejects with what kept one from being written. */
  async done(): Promise<DonePage[]> {
    this.worker.postMessage(this.pages)
    this.worker.postMessage(undefined)
    try {
      return await this.outcome
    } finally {
      await this.worker.terminate()
    }
  }

  async stop(): Promise<void> {
    await this.worker.terminate()
  }
}

// The embedded database: Postgres compiled to WebAssembly, stored in one folder, run by a worker thread (pglite-worker.mjs).
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { cacheFolder } from '../../cache/cache.mjs'
import type { Database, Parameter } from './database.ts'
import { WaitingLine } from './waiting-line.ts'

/** Statements sent to the thread ahead of their turn, so that the next one need not wait for a message. */
const maxStatementsInFlight = 4

type Work = 'open' | 'queryAs' | 'query' | 'script' | 'close'

interface WorkerResponse {
  id: number
  result?: unknown
  error?: Record<string, string | undefined>
}

/**
 * Opens the database in `folder`, creating it when missing. `root` is the engine's folder, which holds the worker's program;
 * `cache` holds an empty database to fill new folders from. The caller must hold the folder's lock: two processes on one folder
 * lose rows without an error. Once the signal aborts, the thread is terminated at once, which the database survives.
 */
export async function openPglite(
  root: string,
  folder: string,
  cache = cacheFolder(root),
  signal?: AbortSignal,
): Promise<Database> {
  signal?.throwIfAborted()
  // Keeps V8's quickly compiled code: optimising it would take CPU from the first requests for over a second, use 100 MB, and
  // make no request faster. Every thread reads this flag when it compiles WebAssembly.
  setFlagsFromString('--wasm-tiering-budget=2147483647')
  const thread = new DatabaseThread(join(root, 'src/backend/database/pglite-worker.mjs'), { folder, cache })
  signal?.addEventListener('abort', () => void thread.end(), { once: true })
  try {
    await thread.run('open')
  } catch (error) {
    await thread.end()
    throw error
  }
  const line = new WaitingLine(maxStatementsInFlight)
  return {
    queryAs: <Row>(role: string, text: string, parameters: Parameter[]) =>
      line.run(() => thread.run<Row[]>('queryAs', role, text, parameters)),
    isBusy: () => line.isTooLong,
    query: <Row>(text: string, parameters: Parameter[] = []) => thread.run<Row[]>('query', text, parameters),
    script: (text) => thread.run<void>('script', text),
    async close() {
      try {
        if (!signal?.aborted) await thread.run('close')
      } finally {
        await thread.end()
      }
    },
  }
}

class DatabaseThread {
  private readonly worker: Worker
  private readonly pending = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  private last = 0
  /** The reason why the thread accepts no more work. */
  private ended: Error | undefined

  constructor(program: string, workerData: { folder: string; cache: string }) {
    this.worker = new Worker(program, { workerData })
    this.worker.on('message', (response: WorkerResponse) => this.settle(response))
    this.worker.once('error', (error) => this.fail(error))
    this.worker.once('exit', () => this.fail(new Error('the database has ended')))
  }

  /** Rejects with the database's error, including its `code`. */
  run<Result>(work: Work, ...parameters: (string | Parameter[])[]): Promise<Result> {
    if (this.ended) return Promise.reject(this.ended)
    const id = ++this.last
    return new Promise<unknown>((resolve, reject) => {
      this.pending.set(id, { resolve, reject })
      this.worker.postMessage({ id, work, parameters })
    }) as Promise<Result>
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private settle({ id, result, error }: WorkerResponse) {
    const call = this.pending.get(id)
    this.pending.delete(id)
    if (error) call?.reject(Object.assign(new Error(error.message), error))
    else call?.resolve(result)
  }

  private fail(error: Error) {
    this.ended ??= error
    for (const { reject } of this.pending.values()) reject(error)
    this.pending.clear()
  }
}

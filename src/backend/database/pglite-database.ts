// The embedded database: Postgres compiled to WebAssembly, in one folder and in a thread of its own, see pglite-worker.mjs.
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { cacheFolder } from '../../cache/cache.mjs'
import type { Database, Parameter } from './database.ts'
import { WaitingLine } from './waiting-line.ts'

/** Statements sent to the thread at once: it works on one, and the next must not wait for a message. */
const atOnce = 4

type Work = 'open' | 'ask' | 'query' | 'script' | 'close'

interface WorkerResponse {
  id: number
  result?: unknown
  error?: Record<string, string | undefined>
}

/**
 * Opens the database in `folder`, made when it is missing. `root` is the engine's folder, which holds the thread's program;
 * `cache` keeps an empty database to fill new ones from. The caller must hold the folder's lock: two processes on one folder
 * lose rows without a word. Once the signal aborts, the thread is ended where it is, which a database outlives.
 */
export async function openPglite(
  root: string,
  folder: string,
  cache = cacheFolder(root),
  signal?: AbortSignal,
): Promise<Database> {
  signal?.throwIfAborted()
  // What V8 compiled quickly stays as it is: compiling it again and better would take the first requests' time for a second and
  // more, 100 MB, and make none of them faster. Read when WebAssembly is compiled, by every thread.
  setFlagsFromString('--wasm-tiering-budget=2147483647')
  const thread = new DatabaseThread(join(root, 'src/backend/database/pglite-worker.mjs'), { folder, cache })
  signal?.addEventListener('abort', () => void thread.end(), { once: true })
  try {
    await thread.run('open')
  } catch (error) {
    await thread.end()
    throw error
  }
  const line = new WaitingLine(atOnce)
  return {
    ask: <Row>(role: string, text: string, parameters: Parameter[]) =>
      line.run(() => thread.run<Row[]>('ask', role, text, parameters)),
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
  /** Why it takes nothing more. */
  private ended: Error | undefined

  constructor(program: string, workerData: { folder: string; cache: string }) {
    this.worker = new Worker(program, { workerData })
    this.worker.on('message', (answer: WorkerResponse) => this.hear(answer))
    this.worker.once('error', (error) => this.fail(error))
    this.worker.once('exit', () => this.fail(new Error('the database has ended')))
  }

  /** Rejects with the database's error, its `code` included. */
  run<Result>(work: Work, ...given: (string | Parameter[])[]): Promise<Result> {
    if (this.ended) return Promise.reject(this.ended)
    const id = ++this.last
    return new Promise<unknown>((resolve, reject) => {
      this.pending.set(id, { resolve, reject })
      this.worker.postMessage({ id, work, given })
    }) as Promise<Result>
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private hear({ id, result, error }: WorkerResponse) {
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

// Threads that read pages of a large site while the build reads others (page-reader.ts). What they give counts as if it had been found
// on the disk, so that nothing depends on them but time and memory.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { HandedPages } from '../../files/handed-pages.ts'
import type { OtherThreads } from '../../files/page-cache.ts'
import type { IncludedFile } from '../../manifest/read/parsed.ts'
import { Claims, memoryOfClaims, mostFiles, mostHere } from './claims.ts'
import type { Answer, ReaderTask } from './page-reader.ts'

/** Milliseconds after which a file is no longer waited for. */
const timeout = 20_000
const most = 4
/** Several threads are to take less memory than one that keeps everything. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

export interface ReaderOptions {
  /** The engine's folder. */
  engine: string
  /** What a thread loads, as tools/setup/thread.mjs has it. */
  code: object
  task: Omit<ReaderTask, 'claims' | 'port'>
  /** Bytes from which on files are worth the threads; left out, so many that one thread would take much memory. */
  large?: number
  /** Bytes that the build reads itself; left out, few, since what it reads stays in memory as it is read. */
  here?: number
}

const large = 40 * 1024 * 1024

interface Reader {
  port: MessagePort
  ended: Promise<void>
  worker: Worker
}

export class PageReaders implements OtherThreads {
  private readonly memory = memoryOfClaims()
  private readonly claims = new Claims(this.memory)
  private readonly readers: Reader[] = []
  /** How many threads have not ended. */
  private readonly running = new Int32Array(new SharedArrayBuffer(4))
  private readonly answers = new Map<string, HandedPages>()
  /** Included files by their names, in the order in which they are asked for. */
  private readonly places = new Map<string, { at: number; size: number }>()
  /** Bytes. */
  private unknown = 0
  private readHere = 0
  private isStuck = false

  constructor(private readonly options: ReaderOptions) {}

  /** Told of the files that the build is about to ask for, in this order; of some it knows the pages already. */
  included(files: readonly IncludedFile[], isKnown: (file: string) => boolean): void {
    for (const { file, size = 0 } of files) {
      if (this.places.has(file)) continue
      const at = this.places.size
      this.places.set(file, { at, size })
      if (at >= mostFiles) continue
      if (isKnown(file)) this.claims.take(at, 'here')
      else this.unknown += size
    }
    // The build has nothing to do then but wait, so that a processor is idle.
    const wanted = this.unknown > (this.options.large ?? large) ? Math.min(most, availableParallelism()) : 0
    while (this.readers.length < wanted) this.add()
  }

  private add() {
    const { engine, code, task } = this.options
    const { port1, port2 } = new MessageChannel()
    Atomics.add(this.running, 0, 1)
    const worker = new Worker(join(engine, 'tools', 'setup', 'thread.mjs'), {
      workerData: {
        code,
        program: 'page-reader',
        task: { ...task, claims: this.memory, port: port2 },
        running: this.running,
      },
      resourceLimits,
      transferList: [port2],
    })
    const ended = new Promise<void>((resolve) => {
      // What one cannot read, the build reads, and tells what is wrong.
      worker.once('error', () => resolve()).once('exit', () => resolve())
    })
    port1.unref()
    this.readers.push({ port: port1, ended, worker })
  }

  pages(file: string): HandedPages | undefined {
    const place = this.places.get(file)
    if (!place || place.at >= mostFiles || this.readers.length === 0 || this.isStuck) return undefined
    const { at, size } = place
    if (this.readHere + size <= (this.options.here ?? mostHere) && this.claims.take(at, 'here')) {
      this.readHere += size
      return undefined
    }
    this.wait(at)
    for (const { port } of this.readers)
      for (let got = receiveMessageOnPort(port); got; got = receiveMessageOnPort(port)) {
        const { file: answered, ...pages } = got.message as Answer
        this.answers.set(answered, pages)
      }
    const pages = this.answers.get(file)
    this.answers.delete(file)
    return pages
  }

  /** Until another thread has read the file, or nobody will. */
  private wait(at: number) {
    const isHopeful = () => Atomics.load(this.running, 0) > 0
    for (const state of ['free', 'elsewhere'] as const) {
      this.claims.wait(at, state, timeout, isHopeful)
      this.isStuck ||= this.claims.is(at, state)
    }
  }

  /** When the threads have written down what they know. */
  async ended(): Promise<void> {
    await Promise.all(this.readers.map(({ ended }) => ended))
  }

  /** At once. */
  async stop(): Promise<void> {
    await Promise.all(this.readers.map(({ worker }) => worker.terminate()))
  }
}

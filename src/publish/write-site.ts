// Puts a site's files where they are served from. A folder that is being served is never seen half written: what changed is
// written beside it and renamed once everything is there, pages last; what is no longer part of the site goes at the end.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  compress,
  type Effort,
  type Encoding,
  encoderOf,
  encodings,
  isCompressible,
  minCompressedSize,
} from '../compression/encodings.ts'
import { Fault } from '../problems/fault.ts'
import { buildMarkFile } from '../site/addresses.ts'
import { type BuildLedger, readLedger, writeLedger } from './ledger.ts'
import type { PageKind } from './page-kind.ts'
import { PageWorkers, worthWorkers } from './page-workers.ts'
import { publicFiles, putPublicFiles } from './public-files.ts'

export interface Written {
  written: number
  unchanged: number
  removed: number
}

export type Content = string | Buffer

export interface Writing {
  /** What the last build wrote; read from the folder where it is left out. */
  known?: BuildLedger['files']
  /** What each page depends on; remembered for the next build. */
  keys?: ReadonlyMap<string, string>
  /** The engine's folder, where pages are to be written in worker threads; without it they are written at once. */
  engine?: string
  /** Pages that are compressed as far as they go; left out, none. They are not for the worker threads. */
  thorough?: ReadonlySet<string>
  /** Whether those threads compress what they write. */
  compresses?: boolean
  /** Hears how many files are written. */
  wrote?: (files: number) => void
}

export interface Compressing {
  /** Files that stay as they are, though they were not put. */
  kept?: ReadonlySet<string>
  /** What is compressed already, by the name of the compressed file, such as `assets/a.js.br`. */
  ready?: ReadonlyMap<string, Buffer>
}

export interface Finishing {
  /** Files that stay as they are, though they were not put. */
  kept?: ReadonlySet<string>
  made?: BuildLedger['made']
}

const isPage = (name: string) => name.endsWith('.html')

/** Takes the files of a site one by one, so that a large one is never in memory whole. Throws a Fault for a folder it cannot write. */
export class SiteWriter {
  private readonly known: BuildLedger['files']
  private readonly files: BuildLedger['files'] = {}
  private readonly folders = new Set<string>()
  /** Written beside the files whose place they take. */
  private readonly waiting = new Set<string>()
  /** A folder that was not there has no readers yet. */
  private readonly isNew: boolean
  private written = 0
  private readonly workers?: PageWorkers
  /** Pages that the workers have, with what they need. */
  private readonly handed = new Map<string, PageKind | undefined>()

  constructor(
    private readonly out: string,
    private readonly writing: Writing = {},
  ) {
    this.isNew = this.tried(() => mkdirSync(out, { recursive: true })) !== undefined
    this.known = writing.known ?? readLedger(out).files
    if (writing.engine === undefined) return
    const known = Object.fromEntries(Object.entries(this.known).map(([name, { hash }]) => [name, hash]))
    const { engine, compresses = false } = writing
    this.workers = new PageWorkers({ engine, out, isNew: this.isNew, known, compresses })
  }

  /** The first to be put under a name stays. `kind` is what a page needs; remembered for the next build. */
  put(name: string, content: Content, kind?: PageKind): void {
    if (Object.hasOwn(this.files, name) || this.handed.has(name)) return
    // A worker would take the place of what the site's owner has compressed.
    const isOwn = encodings.some(({ ending }) => Object.hasOwn(this.files, name + ending))
    const isHandedOver = this.workers && isPage(name) && !isOwn && this.effortOf(name) === 'quick'
    if (isHandedOver && typeof content === 'string') {
      this.workers?.put(name, content)
      this.handed.set(name, kind)
      return
    }
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const hash = createHash('sha1').update(bytes).digest('base64url')
    this.files[name] = { hash, size: bytes.length, key: this.writing.keys?.get(name), kind }
    if (this.known[name]?.hash === hash && existsSync(join(this.out, name))) return
    this.write(name, bytes)
    this.written++
    this.writing.wrote?.(this.written)
  }

  private write(name: string, bytes: Buffer): void {
    const path = join(this.out, name)
    this.tried(() => {
      this.makeFolder(dirname(path))
      writeFileSync(this.isNew ? path : `${path}.new`, bytes)
    })
    if (!this.isNew) this.waiting.add(name)
  }

  /** When everything that was put is written. */
  async settled(): Promise<void> {
    const done = await this.workers?.done().catch((error: unknown) => this.tried(() => fail(error)))
    for (const { name, hash, size, isWritten, compressed } of done ?? []) {
      this.files[name] = { hash, size, key: this.writing.keys?.get(name), kind: this.handed.get(name) }
      if (!isWritten) continue
      this.written++
      if (!this.isNew) this.waiting.add(name)
      for (const { name: encoding, ending } of encodings) {
        if (!compressed.includes(name + ending)) continue
        this.files[name + ending] = { hash: '', encoder: encoderOf(encoding, 'quick') }
        if (!this.isNew) this.waiting.add(name + ending)
      }
    }
  }

  /**
   * Compresses what is settled, beside it: `index.html.br` and `index.html.gz`. What belongs to a file that has not changed
   * stays; what is not compressed this time goes when the site is finished.
   */
  async compress({ kept = new Set(), ready }: Compressing = {}): Promise<void> {
    const names = [...new Set([...Object.keys(this.files), ...kept])].filter(isCompressible).values()
    // Each of Node's own threads has one file at a time, so that no more than those are in memory.
    const lane = async () => {
      for (const name of names)
        for (const { name: encoding, ending } of encodings) await this.compressOne(name, name + ending, encoding, ready)
    }
    try {
      await Promise.all(Array.from({ length: 4 }, lane))
    } catch (error) {
      this.tried(() => fail(error))
    }
  }

  private async compressOne(name: string, beside: string, encoding: Encoding, ready: Compressing['ready']) {
    // A worker has compressed it already, or the site's owner.
    if (Object.hasOwn(this.files, beside)) return
    const encoder = encoderOf(encoding, this.effortOf(name))
    const isSame = !Object.hasOwn(this.files, name) || this.files[name]?.hash === this.known[name]?.hash
    const before = this.known[beside]
    if (isSame && before?.encoder === encoder && existsSync(join(this.out, beside))) {
      this.files[beside] = before
      return
    }
    const content = await readFile(join(this.out, this.waiting.has(name) ? `${name}.new` : name))
    if (content.length < minCompressedSize) return
    const bytes = ready?.get(beside) ?? (await compress(content, encoding, this.effortOf(name)))
    if (bytes.length >= content.length) return
    this.files[beside] = { hash: '', encoder }
    this.write(beside, bytes)
  }

  private effortOf(name: string): Effort {
    return this.writing.thorough?.has(name) ? 'thorough' : 'quick'
  }

  /** Bytes of the site with those files of the last build that stay, without the compressed forms and without `seconds`. */
  bytes(kept: ReadonlySet<string>, seconds: ReadonlySet<string>): number {
    const files = this.entries(kept)
    let sum = 0
    for (const name in files) if (!files[name]?.encoder && !seconds.has(name)) sum += files[name]?.size ?? 0
    return sum
  }

  /** What the last build wrote and this one did not put stays, but for compressed forms of what was put and the build's mark. */
  keepOthers(): void {
    const put = new Set(Object.keys(this.files))
    for (const name in this.known) {
      const entry = this.known[name]
      const isOfPut = entry?.encoder !== undefined && put.has(name.replace(/\.[^.]+$/, ''))
      if (entry && !isOfPut && name !== buildMarkFile && !put.has(name)) this.files[name] = entry
    }
  }

  /** What there is once it is finished, with those files of the last build that stay. */
  entries(kept: ReadonlySet<string> = new Set()): BuildLedger['files'] {
    if (kept.size === 0) return this.files
    const stays = [...kept].filter(
      (name) => !Object.hasOwn(this.files, name) && this.known[name]?.encoder === undefined,
    )
    return { ...Object.fromEntries(stays.map((name) => [name, this.known[name] ?? { hash: '' }])), ...this.files }
  }

  /** What was put takes its place, and what is no longer there goes. */
  finish({ kept = new Set(), made }: Finishing = {}): Written {
    return this.tried(() => {
      // Scripts and styles first, so that a page never names a file that is not there yet; the mark says that all are there.
      const rank = (name: string) => (name === buildMarkFile ? 2 : Number(isPage(name)))
      for (const name of [...this.waiting].sort((a, b) => rank(a) - rank(b)))
        renameSync(join(this.out, `${name}.new`), join(this.out, name))
      this.waiting.clear()
      const files = this.entries(kept)
      const stale = Object.keys(this.known).filter((name) => !Object.hasOwn(files, name))
      for (const name of stale) rmSync(join(this.out, name), { force: true })
      if (stale.length > 0) removeEmptyFolders(this.out)
      writeLedger(this.out, { made, files })
      const count = Object.values(files).filter(({ encoder }) => encoder === undefined).length
      const removed = stale.filter((name) => this.known[name]?.encoder === undefined).length
      return { written: this.written, unchanged: count - this.written, removed }
    })
  }

  /** Leaves the folder as it was found. */
  async abandon(): Promise<void> {
    await this.workers?.stop()
    const handed = [...this.handed.keys()].flatMap((name) => [name, ...encodings.map(({ ending }) => name + ending)])
    for (const name of [...this.waiting, ...handed]) rmSync(join(this.out, `${name}.new`), { force: true })
    if (this.isNew) rmSync(this.out, { recursive: true, force: true })
  }

  private makeFolder(folder: string) {
    if (this.folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    this.folders.add(folder)
  }

  private tried<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (!isRefused(error)) throw error
      throw new Fault(
        'unwritable-folder',
        `The folder ${this.out} cannot be written.`,
        'Check its permissions and the free space, or pass --out with another folder.',
        { cause: error },
      )
    }
  }
}

/** Writes a site that is in memory whole; `engine` is the engine's folder, without which a large one takes longer. */
export async function writeSite(
  out: string,
  files: ReadonlyMap<string, Content>,
  publicFolder: string,
  { withheld, ready, engine }: Pick<Compressing, 'ready'> & { withheld?: ReadonlySet<string>; engine?: string } = {},
): Promise<Written> {
  const isLong = [...files.keys()].filter(isPage).length > worthWorkers
  const writer = new SiteWriter(out, { engine: isLong ? engine : undefined, compresses: true })
  try {
    putPublicFiles(writer, publicFiles(publicFolder, undefined, withheld))
    for (const [name, content] of files) writer.put(name, content)
    await writer.settled()
    await writer.compress({ ready })
    return writer.finish()
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

function fail(error: unknown): never {
  throw error
}

const isRefused = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(String(error.code))

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const path = join(folder, entry.name)
    removeEmptyFolders(path)
    if (readdirSync(path).length === 0) rmSync(path, { recursive: true })
  }
}

// Writes the files of a site into a folder that may be served meanwhile: changed files are written under a temporary name and
// renamed when all are complete, pages last. Files that are no longer part of the site are deleted at the end.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compress, type Effort, type Encoding, encoderOf, encodings, isCompressible } from '../compression/encodings.ts'
import { Fault } from '../problems/fault.ts'
import { buildMarkFile } from '../site/addresses.ts'
import {
  type BuildLedger,
  type LedgerEntry,
  type LedgerFiles,
  readLedger,
  type StoredFiles,
  visitPlainFiles,
  writeLedger,
} from './ledger.ts'
import type { PageKind } from './page-kind.ts'
import { PageWorkers, worthWorkers } from './page-workers.ts'
import { publicFiles, putPublicFiles } from './public-files.ts'

export interface WrittenFiles {
  written: number
  unchanged: number
  removed: number
  made?: BuildLedger['made']
}

export type FileContent = string | Buffer

/** The page for unknown addresses, of each language. */
const unknownPage = /(?:^|\/)404\.html$/

export interface SiteWriteOptions {
  /** Files of the last build; read from the folder's ledger when left out. */
  known?: StoredFiles
  /** Whether the other files of the last build stay. */
  keepsOthers?: boolean
  /** Page file → key of everything it depends on, stored in the ledger for the next build. */
  keys?: ReadonlyMap<string, string>
  /** The engine's folder: pages are written in worker threads. Left out, they are written synchronously. */
  engine?: string
  /** Pages to compress at the highest level, besides those for unknown addresses; the main thread writes them. Left out, none. */
  thorough?: ReadonlySet<string>
  /** Whether the worker threads compress the pages. */
  compresses?: boolean
  /** Called with the number of files written so far. */
  wrote?: (files: number) => void
}

export interface Compressing {
  /** Files of the last build that stay without being put again. */
  kept?: ReadonlySet<string>
  /** Bytes that are compressed already, by file name: `assets/a.js.br`. */
  ready?: ReadonlyMap<string, Buffer>
}

export interface Finishing {
  /** Files of the last build that stay without being put again. */
  kept?: ReadonlySet<string>
  /** Files that do not count for the size of the site. */
  seconds?: ReadonlySet<string>
  /** Called with the bytes of the site, without compressed forms and `seconds`. */
  made?: (bytes: number) => BuildLedger['made']
}

const isPage = (name: string) => name.endsWith('.html')

/** Takes the files of a site one by one, so that a large site is never in memory whole. Throws a Fault when the folder cannot be written. */
export class SiteWriter {
  private readonly known: StoredFiles
  private readonly files = new Map<string, LedgerEntry>()
  private readonly folders = new Set<string>()
  /** Files written as `NAME.new`, to be renamed by `finish`. */
  private readonly waiting = new Set<string>()
  /** True when this writer created the folder: no server reads it yet, so files are written in place. */
  private readonly isNew: boolean
  private written = 0
  private readonly workers?: PageWorkers
  /** Pages given to the workers, with what they need. */
  private readonly handed = new Map<string, PageKind | undefined>()

  constructor(
    private readonly out: string,
    private readonly writing: SiteWriteOptions = {},
  ) {
    this.isNew = this.orFault(() => mkdirSync(out, { recursive: true })) !== undefined
    this.known = writing.known ?? readLedger(out).files
    if (writing.engine === undefined) return
    const known = Object.fromEntries([...this.known].map(([name, { hash }]) => [name, hash]))
    const { engine, compresses = false } = writing
    this.workers = new PageWorkers({ engine, out, isNew: this.isNew, known, compresses })
  }

  /** Writes a file unless it is unchanged; a second file of the same name is ignored. `kind` is stored in the ledger. */
  put(name: string, content: FileContent, kind?: PageKind): void {
    if (this.files.has(name) || this.handed.has(name)) return
    // A worker would overwrite the compressed files that the owner supplies.
    const isOwn = encodings.some(({ ending }) => this.files.has(name + ending))
    const isHandedOver = this.workers && isPage(name) && !isOwn && this.effortOf(name) === 'quick'
    if (isHandedOver && typeof content === 'string') {
      this.workers?.put(name, content)
      this.handed.set(name, kind)
      return
    }
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const hash = createHash('sha1').update(bytes).digest('base64url')
    this.files.set(name, { hash, size: bytes.length, key: this.writing.keys?.get(name), kind })
    if (this.known.get(name)?.hash === hash && existsSync(join(this.out, name))) return
    this.write(name, bytes)
    this.written++
    this.writing.wrote?.(this.written)
  }

  private write(name: string, bytes: Buffer): void {
    const path = join(this.out, name)
    this.orFault(() => {
      this.makeFolder(dirname(path))
      writeFileSync(this.isNew ? path : `${path}.new`, bytes)
    })
    if (!this.isNew) this.waiting.add(name)
  }

  /** Resolves when every file that was put is written. */
  async settled(): Promise<void> {
    const done = await this.workers?.done().catch((error: unknown) => this.orFault(() => fail(error)))
    for (const { name, hash, size, isWritten, compressed } of done ?? []) {
      this.files.set(name, { hash, size, key: this.writing.keys?.get(name), kind: this.handed.get(name) })
      if (!isWritten) continue
      this.written++
      if (!this.isNew) this.waiting.add(name)
      for (const { name: encoding, ending } of encodings) {
        if (!compressed.includes(name + ending)) continue
        this.files.set(name + ending, { hash: '', encoder: encoderOf(encoding, 'quick') })
        if (!this.isNew) this.waiting.add(name + ending)
      }
    }
  }

  /**
   * Writes compressed forms beside the files: `index.html.br` and `index.html.gz`. Those of unchanged files stay; `finish` deletes
   * those that are not written this time. Call it after `settled`.
   */
  async compress({ kept = new Set(), ready }: Compressing = {}): Promise<void> {
    const names = [...new Set([...this.files.keys(), ...kept])].filter(isCompressible).values()
    // One lane for each thread of Node's pool, so that at most four files are in memory.
    const lane = async () => {
      for (const name of names)
        for (const { name: encoding, ending } of encodings) await this.compressOne(name, name + ending, encoding, ready)
    }
    try {
      await Promise.all(Array.from({ length: 4 }, lane))
    } catch (error) {
      this.orFault(() => fail(error))
    }
  }

  private async compressOne(name: string, beside: string, encoding: Encoding, ready: Compressing['ready']) {
    // A worker has compressed the file, or the owner supplies its compressed form.
    if (this.files.has(beside)) return
    const encoder = encoderOf(encoding, this.effortOf(name))
    const isSame = !this.files.has(name) || this.files.get(name)?.hash === this.known.get(name)?.hash
    const before = this.known.get(beside)
    if (isSame && before?.encoder === encoder && existsSync(join(this.out, beside))) {
      this.files.set(beside, before)
      return
    }
    const content = await readFile(join(this.out, this.waiting.has(name) ? `${name}.new` : name))
    const bytes = ready?.get(beside) ?? (await compress(content, encoding, this.effortOf(name)))
    this.files.set(beside, { hash: '', encoder })
    this.write(beside, bytes)
  }

  private effortOf(name: string): Effort {
    return unknownPage.test(name) || this.writing.thorough?.has(name) ? 'thorough' : 'quick'
  }

  /** Returns the files of the finished site, including those of the last build that stay. */
  entries(kept: ReadonlySet<string> = new Set()): LedgerFiles {
    if (this.writing.keepsOthers) return this.known.with(this.files)
    if (kept.size === 0) return this.files
    const all = new Map(this.files)
    for (const name of kept) {
      const before = this.known.get(name)
      if (!all.has(name) && before?.encoder === undefined) all.set(name, before ?? { hash: '' })
    }
    return all
  }

  /** Renames the new files into place, deletes obsolete ones and writes the ledger. */
  finish({ kept = new Set(), seconds = new Set(), made }: Finishing = {}): WrittenFiles {
    return this.orFault(() => {
      // Scripts and styles first, so that a page never names a missing file; the mark last, since it says that the build is complete.
      const rank = (name: string) => (name.startsWith(buildMarkFile) ? 2 : Number(isPage(name)))
      for (const name of [...this.waiting].sort((a, b) => rank(a) - rank(b)))
        renameSync(join(this.out, `${name}.new`), join(this.out, name))
      this.waiting.clear()
      const files = this.entries(kept)
      const stale = this.writing.keepsOthers ? [] : [...this.known.keys()].filter((name) => !files.has(name))
      for (const name of stale) rmSync(join(this.out, name), { force: true })
      if (stale.length > 0) removeEmptyFolders(this.out)
      let [count, bytes] = [0, 0]
      visitPlainFiles(files, (name, _, size) => {
        count++
        if (!seconds.has(name)) bytes += size
      })
      const finished = made?.(bytes)
      writeLedger(this.out, finished, files)
      const removed = stale.filter((name) => this.known.get(name)?.encoder === undefined).length
      return { written: this.written, unchanged: count - this.written, removed, made: finished }
    })
  }

  /** Deletes the new files, so that the folder is as it was before. */
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

  private orFault<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (!isRefused(error)) throw error
      throw new Fault(
        'unwritable-folder',
        `The folder ${this.out} cannot be written.`,
        'Check its permissions and the free space, or choose another folder.',
        { cause: error },
      )
    }
  }
}

/** Writes a site that is in memory whole. `engine`, the engine's folder, lets a large site be written in worker threads. */
export async function writeSite(
  out: string,
  files: ReadonlyMap<string, FileContent>,
  publicFolder: string,
  engine?: string,
): Promise<WrittenFiles> {
  const isLong = [...files.keys()].filter(isPage).length > worthWorkers
  const writer = new SiteWriter(out, { engine: isLong ? engine : undefined, compresses: true })
  try {
    putPublicFiles(writer, publicFiles(publicFolder))
    for (const [name, content] of files) writer.put(name, content)
    await writer.settled()
    await writer.compress()
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

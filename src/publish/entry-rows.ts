// What a build leaves of the entries of a site for the next one, in the cache: their rows, and their texts as they were.
import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, openSync, readSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Cache, writeWhole } from '../cache/cache.mjs'
import type { EntryRow } from '../manifest/read/entry-row.ts'
import type { IconLink } from '../site/images.ts'
import type { Inputs } from './inputs.ts'

/** Of one file: its stamp, and where its text stands among the texts, in bytes. */
type StoredFileRow = [path: string, stamp: string, from: number, length: number]

export interface RowsHead {
  /** Stands for all that every page depends on; see siteKey. */
  site: string
  shareImages?: boolean
  icons?: IconLink[]
  /** How many pages there are. */
  pages: number
  /** Where each feed is, and the files of the entries in it, as problems name them. */
  feeds: { at: string; files: string[] }[]
  rows: Readonly<Record<string, readonly EntryRow[]>>
}

interface Since {
  /** What the build was made from: for any other, the rows are of no use. */
  from: Inputs
  /** Of the folder of its entries, with the texts of those in Markdown. */
  files: StoredFileRow[]
}

export interface TextFile {
  path: string
  stamp: string
  text: string
}

/** The rows of one folder that sites are built into. */
export class EntryRows {
  private readonly folder: string
  private readonly files = new Map<string, StoredFileRow>()

  private constructor(
    cache: Cache,
    out: string,
    readonly head: RowsHead,
  ) {
    this.folder = folderOf(cache, out)
  }

  /** Undefined where there are none of the build that was made from these inputs. */
  static read(root: string, out: string, from: Inputs): EntryRows | undefined {
    const cache = new Cache(root)
    const name = nameOf(out)
    const text = cache.has(name) ? cache.read(join(name, rowsFile))?.toString('utf8') : undefined
    if (text === undefined) return undefined
    const [head = '', ...later] = text.trimEnd().split('\n')
    try {
      const since = later.map((line) => JSON.parse(line) as Since)
      if (JSON.stringify(since.at(-1)?.from) !== JSON.stringify(from)) return undefined
      const rows = new EntryRows(cache, out, JSON.parse(head) as RowsHead)
      for (const { files } of since) for (const file of files) rows.files.set(file[0], file)
      return rows
    } catch (error) {
      // Torn: a build was ended while it wrote.
      if (error instanceof SyntaxError) return undefined
      throw error
    }
  }

  static write(root: string, out: string, head: RowsHead, from: Inputs, texts: readonly TextFile[]): void {
    const cache = new Cache(root)
    const folder = folderOf(cache, out)
    // Without them the texts are of no use, whatever becomes of this build.
    rmSync(folder, { recursive: true, force: true })
    writeWhole(join(folder, rowsFile), '')
    const files = appended(join(folder, textsFile), 0, texts)
    writeWhole(join(folder, rowsFile), `${JSON.stringify(head)}\n${lineOf({ from, files })}`)
    cache.forget('rows-', { kept: 12, days: 2 })
  }

  /** Files of which the stamp is another one, or which are named; undefined where files have come or gone. */
  changed(stamps: ReadonlyMap<string, string>, named: ReadonlySet<string>): string[] | undefined {
    if (stamps.size !== this.files.size || ![...stamps.keys()].every((path) => this.files.has(path))) return undefined
    return [...stamps].flatMap(([path, stamp]) =>
      named.has(path) || this.files.get(path)?.[1] !== stamp ? [path] : [],
    )
  }

  textBefore(path: string): string {
    const [, , from = 0, length = 0] = this.files.get(path) ?? []
    const bytes = Buffer.alloc(length)
    const descriptor = openSync(join(this.folder, textsFile), 'r')
    try {
      readSync(descriptor, bytes, 0, length, from)
    } finally {
      closeSync(descriptor)
    }
    return bytes.toString('utf8')
  }

  /** Records what a build was made from after the one before. */
  add(from: Inputs, texts: readonly TextFile[]): void {
    const end = Math.max(0, ...[...this.files.values()].map(([, , at, length]) => at + length))
    const files = appended(join(this.folder, textsFile), end, texts)
    appendFileSync(join(this.folder, rowsFile), lineOf({ from, files }))
  }
}

const rowsFile = 'rows'
const textsFile = 'texts'

const nameOf = (out: string) => `rows-${createHash('sha1').update(resolve(out)).digest('hex').slice(0, 16)}`
const folderOf = (cache: Cache, out: string) => cache.pathOf(nameOf(out))
const lineOf = (since: Since) => `${JSON.stringify(since)}\n`

/** So many files at once, so that the texts of a large site are never in memory a second time. */
const lot = 200

function appended(file: string, end: number, texts: readonly TextFile[]): StoredFileRow[] {
  let at = end
  const kept: StoredFileRow[] = []
  for (let first = 0; first < texts.length; first += lot) {
    const some = texts.slice(first, first + lot)
    for (const { path, stamp, text } of some) {
      const length = Buffer.byteLength(text)
      kept.push([path, stamp, at, length])
      at += length
    }
    appendFileSync(file, some.map(({ text }) => text).join(''))
  }
  return kept
}

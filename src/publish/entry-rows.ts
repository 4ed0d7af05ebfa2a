// Stores rows, stamps and texts of all entries in the cache, for a later build of changed entries (changed-entries.ts).
import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Cache, writeWhole } from '../cache/cache.mjs'
import type { EntryRow, StoredRow } from '../manifest/read/entry-row.ts'
import { asciiJson } from '../problems/printable.ts'
import { type FolderStamps, numbersPerStamp } from './folder-stamps.ts'
import type { Inputs } from './inputs.ts'
import type { KnownSite } from './render-changed.ts'

/** A file that has changed since the last whole build. */
interface LaterFile {
  path: string
  stamp: number[]
  /** Byte offset of its text in the file of texts. */
  from: number
  length: number
}

export interface RowsHead extends KnownSite {
  /** Address of each feed, and the entry files it shows. */
  feeds: { at: string; files: string[] }[]
  rows: Readonly<Record<string, readonly StoredRow[]>>
}

/** The same with the values of each entry. */
export interface WholeHead extends Omit<RowsHead, 'rows'> {
  rows: Readonly<Record<string, readonly EntryRow[]>>
}

interface Since {
  /** Inputs of the build: rows are valid for the same inputs only. */
  from: Inputs
}

/** Written by a whole build. `names`: all files of the content folder, a line each. */
interface Whole extends Since {
  count: number
  names: string
  /** Length of the file of values. */
  values: number
}

/** Appended by each later build of changed entries. */
interface Later extends Since {
  files: LaterFile[]
}

export interface TextFile {
  path: string
  text: string
}

/** Numbers per file: its stamp, then offset and length of its text in bytes. */
const perFile = numbersPerStamp + 2

/** The rows that belong to one output folder. */
export class EntryRows {
  private readonly later = new Map<string, LaterFile>()

  private constructor(
    private readonly folder: string,
    readonly head: RowsHead,
    private readonly names: string,
    /** From the last whole build; see `perFile`. */
    private readonly numbers: Float64Array,
    /** Values of all entries, a line each, in ASCII. */
    private readonly lines: Buffer,
    later: readonly Later[],
  ) {
    for (const { files } of later) for (const file of files) this.later.set(file.path, file)
  }

  /** Returns undefined when there are no rows for these inputs. */
  static read(root: string, out: string, from: Inputs): EntryRows | undefined {
    const cache = new Cache(root)
    const name = nameOf(out)
    const text = cache.has(name) ? cache.read(join(name, rowsFile))?.toString('latin1') : undefined
    if (text === undefined) return undefined
    const [head = '', first = '', ...others] = text.trimEnd().split('\n')
    try {
      const whole = JSON.parse(first) as Whole
      const later = others.map((line) => JSON.parse(line) as Later)
      if (JSON.stringify((later.at(-1) ?? whole).from) !== JSON.stringify(from)) return undefined
      const bytes = cache.read(join(name, numbersFile))
      if (bytes?.length !== whole.count * perFile * Float64Array.BYTES_PER_ELEMENT) return undefined
      const numbers = new Float64Array(new Uint8Array(bytes).buffer)
      const known = JSON.parse(head) as RowsHead
      const lines = cache.read(join(name, valuesFile))
      if (lines?.length !== whole.values) return undefined
      return new EntryRows(cache.pathOf(name), known, whole.names, numbers, lines, later)
    } catch (error) {
      // Incomplete: a build was interrupted while writing.
      if (error instanceof SyntaxError) return undefined
      throw error
    }
  }

  /** `texts` are in the order of `stamps.paths`, and empty for files that are not Markdown. */
  static write(
    root: string,
    out: string,
    head: WholeHead,
    from: Inputs,
    stamps: FolderStamps,
    texts: readonly string[],
  ) {
    const cache = new Cache(root)
    const folder = folderOf(cache, out)
    // Old texts without rows would be useless if this build is interrupted.
    rmSync(folder, { recursive: true, force: true })
    writeWhole(join(folder, rowsFile), '')
    const numbers = new Float64Array(texts.length * perFile)
    for (const [at, place] of appendTexts(join(folder, textsFile), 0, texts).entries()) {
      numbers.set(stampAt(stamps, at), at * perFile)
      numbers.set(place, at * perFile + numbersPerStamp)
    }
    writeWhole(join(folder, numbersFile), new Uint8Array(numbers.buffer))
    const lines: string[] = []
    let values = 0
    const stored = (row: EntryRow): StoredRow => {
      const line = `${asciiJson(row.values)}\n`
      lines.push(line)
      values += line.length
      return { ...row, values: values - line.length }
    }
    const rows = Object.fromEntries(Object.entries(head.rows).map(([name, rows]) => [name, rows.map(stored)]))
    writeWhole(join(folder, valuesFile), lines.join(''))
    writeWhole(
      join(folder, rowsFile),
      `${asciiJson(JSON.stringify({ ...head, rows } satisfies RowsHead))}\n${lineOf<Whole>({ from, count: texts.length, names: stamps.names, values })}`,
    )
    cache.forget('rows-', { kept: 12, days: 2 })
  }

  /** Returns files with a different stamp or in `named`; undefined when files were added or removed. */
  changed({ names, paths, numbers }: FolderStamps, named: ReadonlySet<string>): string[] | undefined {
    if (names !== this.names) return undefined
    return paths.filter((path, at) => {
      const later = this.later.get(path)?.stamp
      for (let one = 0; one < numbersPerStamp; one++) {
        const before = later ? later[one] : this.numbers[at * perFile + one]
        if (numbers[at * numbersPerStamp + one] !== before) return true
      }
      return named.has(path)
    })
  }

  readonly values = ({ values }: StoredRow): string =>
    this.lines.toString('latin1', values, this.lines.indexOf('\n', values))

  textBefore(path: string): string {
    const { from, length } = this.later.get(path) ?? this.placeOf(path)
    const bytes = Buffer.alloc(length)
    const descriptor = openSync(join(this.folder, textsFile), 'r')
    try {
      readSync(descriptor, bytes, 0, length, from)
    } finally {
      closeSync(descriptor)
    }
    return bytes.toString('utf8')
  }

  private placeOf(path: string): { from: number; length: number } {
    const at = this.names.split('\n').indexOf(path) * perFile + numbersPerStamp
    return { from: this.numbers[at] ?? 0, length: this.numbers[at + 1] ?? 0 }
  }

  /** Appends the state after a build of changed entries. */
  add(from: Inputs, stamps: FolderStamps, texts: readonly TextFile[]): void {
    const file = join(this.folder, textsFile)
    const places = appendTexts(
      file,
      statSync(file).size,
      texts.map(({ text }) => text),
    )
    const files = texts.map(({ path }, at): LaterFile => {
      const [start = 0, length = 0] = places[at] ?? []
      return { path, stamp: [...stampAt(stamps, stamps.paths.indexOf(path))], from: start, length }
    })
    appendFileSync(join(this.folder, rowsFile), lineOf<Later>({ from, files }))
  }
}

const stampAt = ({ numbers }: FolderStamps, at: number) =>
  numbers.subarray(at * numbersPerStamp, (at + 1) * numbersPerStamp)

const rowsFile = 'rows'
/** Values of the entries in the order of `head.rows`, a line each. */
const valuesFile = 'values'
const textsFile = 'texts'
const numbersFile = 'numbers'

const nameOf = (out: string) => `rows-${createHash('sha1').update(resolve(out)).digest('hex').slice(0, 16)}`
const folderOf = (cache: Cache, out: string) => cache.pathOf(nameOf(out))
const lineOf = <T extends Since>(since: T) => `${asciiJson(JSON.stringify(since))}\n`

/** Files written at once: joining all texts of a large site would hold them in memory twice. */
const batchSize = 200

/** Appends texts to a file; returns offset and length of each, in bytes. */
function appendTexts(file: string, end: number, texts: readonly string[]): [from: number, length: number][] {
  let at = end
  const places: [from: number, length: number][] = []
  for (let first = 0; first < texts.length; first += batchSize) {
    const some = texts.slice(first, first + batchSize)
    for (const text of some) {
      const length = Buffer.byteLength(text)
      places.push([at, length])
      at += length
    }
    appendFileSync(file, some.join(''))
  }
  return places
}
